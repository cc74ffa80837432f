import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';

import { StepButton } from './StepButton';

export type PageNavigationProps = {
  /** Zero-based index of the page. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
};

/** Buttons for the previous and the next page. */
export function PageNavigation({ page, pageCount, onPageChange }: PageNavigationProps) {
  const getButtonProps = (targetPage: number) => ({
    disabled: targetPage < 0 || targetPage >= pageCount,
    onClick: () => onPageChange(targetPage),
  });
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', justifyContent: 'center', columnGap: { md: 0.5 } }}>
      <StepButton label="Previous page" icon={ChevronLeftIcon} {...getButtonProps(page - 1)} />
      <Typography variant="body2" component="span" sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}>
        <Box component="span" sx={{ display: { xs: 'none', md: 'inline' } }}>
          Page{' '}
        </Box>
        <b>{page + 1}</b> of {pageCount}
      </Typography>
      <StepButton label="Next page" icon={ChevronRightIcon} {...getButtonProps(page + 1)} />
    </Box>
  );
}
