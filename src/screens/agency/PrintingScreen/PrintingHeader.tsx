import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import type { ReactNode, Ref } from 'react';

import { navBottomHeight, sizes } from '~/components/theme/tokens';

import { HeaderActions } from './HeaderActions';
import type { HeaderActionsProps } from './HeaderActions';
import { printingCopy } from './PrintingScreen.copy';
import { headerHeight, phoneWithFixedBarQuery, windowWithStickyHeaderQuery } from './shared/screenStyles';

export type PrintingHeaderProps = Omit<HeaderActionsProps, 'isPdfDisabled'> & {
  /** Number of stickers to print; 0 if no sticker fits on the sheet, or if there are no codes. */
  stickerCount: number;
  /** CodesNote with the codes to print, or with the progress of a print. */
  codesNote: ReactNode;
  headingRef: Ref<HTMLHeadingElement>;
  onPrint: () => void;
  /** True while a PDF is made or checked. */
  isPdfBusy: boolean;
  isPhone: boolean;
  /** PrintError on phones; false on larger screens, where it floats over the preview. */
  printError: ReactNode;
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
  '& > .MuiAlert-root': { flexBasis: '100%' },
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

const createHeaderStyles = (theme: Theme) => ({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: { md: 'flex-end' },
  columnGap: { xs: 1, md: 1.5, lg: 2 },
  px: { xs: 2, md: 0 },
  // If the buttons wrap, this margin separates their last line from the preview.
  '& > button': { my: { xs: 0.5, md: 1 } },
  [windowWithStickyHeaderQuery(theme)]: {
    position: 'sticky',
    insetBlockStart: sizes.topBar,
    zIndex: 3,
    bgcolor: 'tone.mist',
  },
});

/** Header of the printing screen: title, actions, and on phones a message about the print. */
export function PrintingHeader({
  stickerCount,
  hasParts,
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
  printError,
}: PrintingHeaderProps) {
  return (
    <Box sx={createHeaderStyles}>
      <Typography
        variant="h4"
        component="h1"
        ref={headingRef}
        tabIndex={-1}
        sx={{ display: 'flex', alignItems: 'center', minHeight: { xs: 52, md: headerHeight }, marginInlineEnd: 'auto' }}
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
        {printError}
        {isPhone && codesNote}
        <Button variant="contained" disabled={stickerCount === 0} onClick={onPrint}>
          {printingCopy.print}
        </Button>
      </Box>
    </Box>
  );
}
