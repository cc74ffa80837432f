import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import type { EarlierPrints } from '../controller/useEarlierPrints';
import { runNotesCopy as copy } from './RunNotes.copy';

export type RunNotesProps = {
  runs: {
    sheetOffer: EarlierPrints['sheetOffer'];
    history: Pick<EarlierPrints['history'], 'problem' | 'onCloseProblem'>;
  };
  /** Called when a clicked button disappears, to move the focus, which would otherwise be lost. */
  onButtonDisappear: () => void;
};

/** Notes about earlier prints: a partly used sheet to continue on, and a run that could not be recorded. */
export function RunNotes({ runs: { sheetOffer, history }, onButtonDisappear }: RunNotesProps) {
  const withFocusMove = (action: () => void) => () => {
    action();
    onButtonDisappear();
  };
  return (
    // The region is always present, since screen readers announce only changes in existing live regions.
    <Box role="status" sx={{ flex: 'none', '&:empty': { position: 'absolute' } }}>
      {sheetOffer && (
        <Alert severity="info" role="none" sx={noteStyles}>
          <span>{copy.offer(sheetOffer.sheet)}</span>
          <Box sx={buttonsStyles}>
            <Button size="small" variant="outlined" onClick={withFocusMove(sheetOffer.onUse)}>
              {copy.use(sheetOffer.sheet)}
            </Button>
            <Button size="small" variant="text" onClick={withFocusMove(sheetOffer.onDismiss)}>
              {copy.dismiss}
            </Button>
          </Box>
        </Alert>
      )}
      {history.problem && (
        <Alert severity="info" role="none" sx={noteStyles}>
          <span>{copy.notRecorded(history.problem)}</span>
          <Button size="small" variant="text" onClick={withFocusMove(history.onCloseProblem)}>
            {copy.close}
          </Button>
        </Alert>
      )}
    </Box>
  );
}

const noteStyles = {
  borderRadius: { xs: undefined, md: 0 },
  alignItems: 'center',
  paddingBlock: 0.5,
  '& .MuiAlert-message': {
    flex: 1,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'space-between',
    columnGap: 2,
    rowGap: 0.5,
  },
} as const;

const buttonsStyles = { display: 'flex', flexWrap: 'wrap', gap: 1 } as const;
