import type { MenuProps } from '@mui/material/Menu';
import { useEffect } from 'react';

import { lazyOverlay } from '../lazyOverlay/lazyOverlay';
import { preloadOnInteraction } from '../lazyOverlay/preloadOnInteraction';

const loadMenu = () => import('./MenuWithItems').then((module) => module.MenuWithItems);
const MenuOverlay = lazyOverlay<MenuProps>(loadMenu);

/** Menu whose chunk is loaded on the first interaction with the page. Use LazyMenuItem for its items. */
export function LazyMenu(props: MenuProps) {
  useEffect(() => preloadOnInteraction(loadMenu), []);
  return <MenuOverlay {...props} />;
}
