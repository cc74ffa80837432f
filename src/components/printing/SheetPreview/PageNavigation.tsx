import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import type { LucideIcon } from 'lucide-react';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';

export type PageNavigationProps = {
  /** From 0. */
  page: number;
  pages: number;
  onPageChange: (page: number) => void;
};

/** Width in px on a phone, where the navigation is beside the page. */
const phoneWidth = 136;

/** Beside the page on a phone to save height, below it elsewhere. */
const layout = {
  display: { xs: 'grid', md: 'flex' },
  gridTemplateColumns: 'auto auto',
  alignContent: { xs: 'start', md: 'center' },
  width: { xs: phoneWidth, md: 'auto' },
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 0.5,
  textAlign: 'center',
  '& > span': { gridArea: { xs: '1 / 1 / 2 / 3', md: 'auto' } },
};

export function PageNavigation({ page, pages, onPageChange }: PageNavigationProps) {
  const button = (label: string, to: number, Icon: LucideIcon) => (
    // aria-disabled instead of disabled, which would lose the focus.
    <IconButton
      aria-label={label}
      aria-disabled={to < 0 || to >= pages}
      onClick={() => {
        if (to >= 0 && to < pages) onPageChange(to);
      }}
      sx={{ '&[aria-disabled=true]': { color: 'text.disabled', cursor: 'default' } }}
    >
      <Icon size={16} />
    </IconButton>
  );

  return (
    <Box sx={layout}>
      {button('Previous page', page - 1, ChevronLeftIcon)}
      <Typography variant="body2" component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        Page <b>{page + 1}</b> of {pages}
      </Typography>
      {button('Next page', page + 1, ChevronRightIcon)}
    </Box>
  );
}
