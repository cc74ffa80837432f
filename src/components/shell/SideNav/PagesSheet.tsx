import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import type { Theme } from '@mui/material/styles';

import { ResponsivePopover } from '~/components/feedback/ResponsivePopover/ResponsivePopover';
import type { ResponsivePopoverProps } from '~/components/feedback/ResponsivePopover/ResponsivePopover';
import { radii } from '~/components/theme/tokens';

import type { NavItem } from '../navItem';
import { isCurrentItem } from './isCurrentItem';
import { sideNavCopy as copy } from './SideNav.copy';

export type PagesSheetProps = Pick<ResponsivePopoverProps, 'open' | 'anchor' | 'onClose'> & {
  items: readonly NavItem[];
  currentPath: string;
};

/** Bottom sheet with links to all pages of an area. */
export function PagesSheet({ open, anchor, items, currentPath, onClose }: PagesSheetProps) {
  return (
    <ResponsivePopover open={open} anchor={anchor} title={copy.allPages} closeLabel={copy.close} onClose={onClose}>
      <Box component="ul" sx={{ listStyle: 'none' }}>
        {items.map((item) => (
          <li key={item.href}>
            <Link
              href={item.href}
              underline="none"
              aria-current={isCurrentItem(item, currentPath) ? 'page' : undefined}
              onClick={onClose}
              sx={linkStyles}
            >
              <item.icon size="1.25rem" />
              {item.label}
            </Link>
          </li>
        ))}
      </Box>
    </ResponsivePopover>
  );
}

const linkStyles = (theme: Theme) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minBlockSize: 48,
  paddingInline: 1.5,
  borderRadius: `${radii.control}px`,
  color: 'text.primary',
  fontWeight: 500,
  '& svg': { flex: 'none', color: 'text.secondary' },
  '&:hover': { backgroundColor: theme.vars.palette.tone.hover },
  '&[aria-current]': {
    backgroundColor: theme.vars.palette.tone.primarySoft,
    color: theme.vars.palette.primary.main,
    fontWeight: 600,
  },
  '&[aria-current] svg': { color: 'inherit' },
});
