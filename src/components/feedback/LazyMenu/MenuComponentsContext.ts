import type { DividerProps } from '@mui/material/Divider';
import type { MenuItemProps } from '@mui/material/MenuItem';
import { createContext } from 'react';
import type { ElementType } from 'react';

export type LazyMenuItemProps = MenuItemProps & { component?: ElementType; href?: string; underline?: 'none' };
export type LazyMenuDividerProps = DividerProps & { component?: ElementType };

type MenuComponents = { MenuItem: ElementType<LazyMenuItemProps>; Divider: ElementType<LazyMenuDividerProps> };

/** MUI's components for the items of a menu, which are loaded together with the menu; null outside of a loaded menu. */
export const MenuComponentsContext = createContext<MenuComponents | null>(null);
