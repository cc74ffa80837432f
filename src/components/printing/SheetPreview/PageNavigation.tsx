import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import ChevronLeftIcon from 'lucide-react/icons/chevron-left';
import ChevronRightIcon from 'lucide-react/icons/chevron-right';

import { sizes } from '~/components/theme/tokens';

import { StepButton } from './StepButton';

export type PageNavigationProps = {
  /** Zero-based index of the page. */
  page: number;
  pageCount: number;
  onPageChange: (page: number) => void;
};

/** Buttons for the previous and the next page. A single page has none. */
export function PageNavigation({ page, pageCount, onPageChange }: PageNavigationProps) {
  const getButtonProps = (targetPage: number) => ({
    disabled: targetPage < 0 || targetPage >= pageCount,
    onClick: () => onPageChange(targetPage),
  });
  return (
    <Box sx={navigationStyles}>
      {pageCount > 1 && (
        <>
          <StepButton label="Previous page" icon={ChevronLeftIcon} {...getButtonProps(page - 1)} />
          <Typography
            variant="body2"
            component="span"
            sx={{ whiteSpace: 'nowrap', fontVariantNumeric: 'tabular-nums' }}
          >
            Page <b>{page + 1}</b> of {pageCount}
          </Typography>
          <StepButton label="Next page" icon={ChevronRightIcon} {...getButtonProps(page + 1)} />
        </>
      )}
    </Box>
  );
}

/** From `md` on, reserves the size of the buttons, so that the sheet does not shrink when a second page is added. */
const navigationStyles = {
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  columnGap: 0.5,
  minWidth: { md: 168 },
  minHeight: { md: sizes.controlTouch, lg: 36 },
} as const;
