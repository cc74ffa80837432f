import Divider from '@mui/material/Divider';
import Menu from '@mui/material/Menu';
import type { MenuProps } from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';

import { MenuComponentsContext } from './MenuComponentsContext';

const parts = { MenuItem, Divider };

export function MenuWithItems(props: MenuProps) {
  return (
    <MenuComponentsContext value={parts}>
      <Menu {...props} />
    </MenuComponentsContext>
  );
}
