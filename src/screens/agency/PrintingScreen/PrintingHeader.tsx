import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

import { navBottomHeight, sizes } from '~/components/theme/tokens';
import { pdfRecommendationThreshold } from '~/domain/printing/pdf/pdfRun';
import type { PrintStatus } from '~/domain/printing/state/printStatus';

import { HeaderActions } from './HeaderActions';
import type { HeaderActionsProps } from './HeaderActions';
import { printingCopy } from './PrintingScreen.copy';
import { pdfCopy } from './shared/pdf.copy';
import { headerHeight, phoneWithFixedBarQuery, windowWithStickyHeaderQuery } from './shared/screenStyles';

export type PrintingHeaderProps = Omit<HeaderActionsProps, 'isPdfDisabled' | 'hasParts'> & {
  status: PrintStatus;
  /** Number of stickers to print; 0 if no sticker fits on the sheet, or if there are no codes. */
  stickerCount: number;
  /** Number of stickers of all parts, which a PDF contains. It equals `stickerCount` if there is only one part. */
  pdfStickerCount: number;
  /** CodesNote with the codes to print, or with the progress of a print. */
  codesNote: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  onPrint: () => void;
  /** True while a PDF is made or checked. */
  isPdfBusy: boolean;
  isPhone: boolean;
  /**
   * Bar with the progress of a PDF, which replaces the print button and the note about the codes on phones. Undefined
   * on larger screens, and without a PDF.
   */
  jobBar: ReactNode;
};

/**
 * Styles of the box with the print button. From `md` on, the button is next to the title. On phones, the box is a bar,
 * which is fixed to the bottom of the window if the window is high enough.
 */
const createActionsStyles = (theme: Theme) => ({
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
    insetBlockEnd: `calc${navBottomHeight}`,
    zIndex: 'appBar',
    px: 2,
    py: 1,
    bgcolor: 'tone.paper',
    borderBlockStart: '1px solid',
    borderColor: 'tone.line',
  },
});

/** Places messages below the buttons on large screens, and above the buttons in the bottom bar on phones. */
const alertStyles = {
  flexBasis: '100%',
  order: { xs: 0, md: 2 },
  marginBlockEnd: { xs: 0, md: 2 },
} as const;

const createHeaderStyles = (theme: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { md: 'flex-end' },
  columnGap: { xs: 1, md: 1.5, lg: 2 },
  px: { xs: 2, md: 0 },
  // If the buttons wrap, this margin separates their last line from the preview.
  '& > button': { my: 1 },
  [windowWithStickyHeaderQuery(theme)]: {
    // With a message, the header is not sticky, since it is then so high that it would cover the sticky preview.
    '&:not(:has([role=alert]))': { position: 'sticky', insetBlockStart: sizes.topBar, zIndex: 3 },
    bgcolor: 'tone.mist',
  },
});

/** Header of the printing screen: title, actions, and a message if a print failed or a PDF is better than a print. */
export function PrintingHeader({
  status,
  stickerCount,
  pdfStickerCount,
  codesNote,
  undo,
  headingRef,
  onReset,
  onUseLastSettings,
  onPrint,
  onCheckCodes,
  onSavePdf,
  isPdfBusy,
  isPhone,
  jobBar,
}: PrintingHeaderProps) {
  const hasParts = pdfStickerCount > stickerCount;
  return (
    <Box sx={createHeaderStyles}>
      <Typography
        variant="h4"
        component="h1"
        ref={headingRef}
        tabIndex={-1}
        sx={{ display: 'flex', alignItems: 'center', minHeight: headerHeight, marginInlineEnd: 'auto' }}
      >
        {printingCopy.title}
      </Typography>
      {/* Placed before the buttons, so that they do not move when the note gets longer. */}
      {!isPhone && codesNote}
      <HeaderActions
        undo={undo}
        isPdfDisabled={stickerCount === 0 || isPdfBusy}
        hasParts={hasParts}
        onUseLastSettings={onUseLastSettings}
        onReset={onReset}
        onCheckCodes={onCheckCodes}
        onSavePdf={onSavePdf}
      />
      <Box sx={createActionsStyles}>
        {status !== 'idle' && status !== 'preparing' && (
          <Alert severity={status === 'closed' ? 'info' : 'error'} sx={alertStyles}>
            {printingCopy.printErrors[status]}
          </Alert>
        )}
        {!jobBar && status === 'idle' && pdfStickerCount > pdfRecommendationThreshold && (
          <Alert severity="info" sx={alertStyles}>
            {pdfCopy.suggestion(pdfStickerCount, hasParts)}
          </Alert>
        )}
        {jobBar ?? (
          <>
            {isPhone && codesNote}
            <Button variant="contained" disabled={stickerCount === 0} onClick={onPrint}>
              {printingCopy.print}
            </Button>
          </>
        )}
      </Box>
    </Box>
  );
}
