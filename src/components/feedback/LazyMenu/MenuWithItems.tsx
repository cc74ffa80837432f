import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import type { MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

import { MenuComponentsContext } from './MenuComponentsContext';

const menuComponents = { MenuItem, Divider };

export function MenuWithItems(props: MenuProps) {
  return (
    <MenuComponentsContext value={menuComponents}>
      <Menu {...props} />
    </MenuComponentsContext>
  );
}
