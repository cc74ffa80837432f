import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { sizes } from '~/components/theme/tokens';

import { printingCopy } from './PrintingScreen.copy';
import { headHeight } from './workspace';

export type PrintState = 'idle' | 'preparing' | 'blocked' | 'failed';

export type PrintingHeadProps = {
  state: PrintState;
  /** False while no sticker fits on the page. */
  canPrint: boolean;
  onReset: () => void;
  onPrint: () => void;
};

const actionBar = {
  position: 'fixed',
  insetInline: 0,
  insetBlockEnd: sizes.navBottom,
  zIndex: 'appBar',
  justifyContent: 'space-between',
  px: 2,
  py: 1,
  bgcolor: 'tone.paper',
  borderBlockStart: '1px solid',
  borderColor: 'tone.line',
} as const;

/** Title and actions; on a phone the way to print stays at the bottom. */
export function PrintingHead({ state, canPrint, onReset, onPrint }: PrintingHeadProps) {
  return (
    <>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, minHeight: headHeight, px: { xs: 2, md: 0 } }}>
        <Typography variant="h4" component="h1" tabIndex={-1} sx={{ marginInlineEnd: 'auto' }}>
          {printingCopy.title}
        </Typography>
        <Button variant="text" onClick={onReset}>
          {printingCopy.reset}
        </Button>
        <Box
          sx={(theme) => ({ display: 'flex', alignItems: 'center', gap: 2, [theme.breakpoints.down('md')]: actionBar })}
        >
          <div>
            <Typography
              variant="caption"
              component="p"
              sx={{ display: 'flex', alignItems: 'center', gap: 0.75, fontWeight: 600, color: 'text.primary' }}
            >
              <FinderPattern size={11} colour="warning.main" />
              {printingCopy.sampleCodes}
            </Typography>
            <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
              {state === 'preparing' ? printingCopy.preparing : printingCopy.sampleNote}
            </Typography>
          </div>
          <Button variant="contained" disabled={!canPrint} onClick={onPrint}>
            {printingCopy.print}
          </Button>
        </Box>
      </Box>
      {(state === 'blocked' || state === 'failed') && (
        <Alert severity="error" sx={{ marginBlockEnd: 2, mx: { xs: 2, md: 0 } }}>
          {printingCopy[state]}
        </Alert>
      )}
    </>
  );
}
