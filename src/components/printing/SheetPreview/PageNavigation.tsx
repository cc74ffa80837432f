import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';

import { StepButton } from './StepButton';

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
  const buttonTo = (to: number) => ({ disabled: to < 0 || to >= pages, onClick: () => onPageChange(to) });
  return (
    <Box sx={layout}>
      <StepButton label="Previous page" icon={ChevronLeftIcon} {...buttonTo(page - 1)} />
      <Typography variant="body2" component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        Page <b>{page + 1}</b> of {pages}
      </Typography>
      <StepButton label="Next page" icon={ChevronRightIcon} {...buttonTo(page + 1)} />
    </Box>
  );
}
