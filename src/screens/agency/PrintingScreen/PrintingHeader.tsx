import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

import { sizes } from '~/components/theme/tokens';
import type { PrintStatus } from '~/domain/printing/state/printingState';

import { printingCopy } from './PrintingScreen.copy';
import { headerHeight, phoneWithFixedBarQuery } from './shared/screenStyles';

export type PrintingHeaderProps = {
  status: PrintStatus;
  /** False if no sticker fits on the sheet, or there are no codes. */
  canPrint: boolean;
  /** The CodesNote, which says what will be printed and shows the progress of a print. */
  codes: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  onReset: () => void;
  onUseLast: (() => void) | undefined;
  onPrint: () => void;
};

/**
 * Styles of the box with the print button. From `md` on, the button is next to the title. On phones, the box is a bar,
 * which is fixed to the bottom of the window if the window is high enough.
 */
const actionsStyles = (theme: Theme) => ({
  display: { xs: 'flex', md: 'contents' },
  flexWrap: 'wrap' as const,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  flexBasis: '100%',
  paddingBlockEnd: 1,
  [phoneWithFixedBarQuery(theme)]: {
    position: 'fixed',
    insetInline: 0,
    insetBlockEnd: sizes.navBottom,
    zIndex: 'appBar',
    px: 2,
    py: 1,
    bgcolor: 'tone.paper',
    borderBlockStart: '1px solid',
    borderColor: 'tone.line',
  },
});

/** Header of the printing screen: title, actions, and a message if the last print did not succeed. */
export function PrintingHeader({
  status,
  canPrint,
  codes,
  headingRef,
  onReset,
  onUseLast,
  onPrint,
}: PrintingHeaderProps) {
  return (
    <Box
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        columnGap: 2,
        px: { xs: 2, md: 0 },
      }}
    >
      <Typography
        variant="h4"
        component="h1"
        ref={headingRef}
        tabIndex={-1}
        sx={{ display: 'flex', alignItems: 'center', minHeight: headerHeight, marginInlineEnd: 'auto' }}
      >
        {printingCopy.title}
      </Typography>
      {onUseLast && (
        <Button variant="text" onClick={onUseLast}>
          {printingCopy.useLast}
        </Button>
      )}
      <Button variant="text" onClick={onReset}>
        {printingCopy.reset}
      </Button>
      <Box sx={actionsStyles}>
        {status !== 'idle' && status !== 'preparing' && (
          <Alert
            severity={status === 'closed' ? 'info' : 'error'}
            sx={{ flexBasis: '100%', order: { xs: 0, md: 1 }, marginBlockEnd: { xs: 0, md: 2 } }}
          >
            {printingCopy.printErrors[status]}
          </Alert>
        )}
        {codes}
        <Button variant="contained" disabled={!canPrint} onClick={onPrint}>
          {printingCopy.print}
        </Button>
      </Box>
    </Box>
  );
}
