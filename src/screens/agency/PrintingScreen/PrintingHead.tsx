import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Theme } from '@mui/material/styles';
import { useRef } from 'react';
import type { ReactNode } from 'react';

import { sizes } from '~/components/theme/tokens';

import { printingCopy } from './PrintingScreen.copy';
import { headHeight, phoneWithBar } from './workspace';

export type PrintState = 'idle' | 'preparing' | 'blocked' | 'closed' | 'failed';

export type PrintingHeadProps = {
  state: PrintState;
  /** False while no sticker fits on the page, or none has a code. */
  canPrint: boolean;
  /** Says whose codes are printed. */
  codes: ReactNode;
  onReset: () => void;
  onUseLast: (() => void) | undefined;
  onPrint: () => void;
};

/** Beside the title; on a phone a bar of its own, which stays at the bottom where the window leaves it room. */
const actions = (theme: Theme) => ({
  display: { xs: 'flex', md: 'contents' },
  flexWrap: 'wrap' as const,
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: 1,
  flexBasis: '100%',
  paddingBlockEnd: 1,
  [phoneWithBar(theme)]: {
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

/** Title and actions, and what went wrong with the last print beside the way to print again. */
export function PrintingHead({ state, canPrint, codes, onReset, onUseLast, onPrint }: PrintingHeadProps) {
  const heading = useRef<HTMLHeadingElement>(null);
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
        ref={heading}
        tabIndex={-1}
        sx={{ display: 'flex', alignItems: 'center', minHeight: headHeight, marginInlineEnd: 'auto' }}
      >
        {printingCopy.title}
      </Typography>
      {onUseLast && (
        <Button
          variant="text"
          onClick={() => {
            onUseLast();
            // The button goes with its press.
            heading.current?.focus();
          }}
        >
          {printingCopy.useLast}
        </Button>
      )}
      <Button variant="text" onClick={onReset}>
        {printingCopy.reset}
      </Button>
      <Box sx={actions}>
        {(state === 'blocked' || state === 'closed' || state === 'failed') && (
          <Alert
            severity={state === 'closed' ? 'info' : 'error'}
            sx={{ flexBasis: '100%', order: { xs: 0, md: 1 }, marginBlockEnd: { xs: 0, md: 2 } }}
          >
            {printingCopy[state]}
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
