import type { Theme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';

/**
 * True in windows below `md`, where cards replace tables and drawers replace popovers. Do not use it on prerendered
 * pages, whose markup is the same for all widths.
 */
export function useIsMobile(): boolean {
  return useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
}
