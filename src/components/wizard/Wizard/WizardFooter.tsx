import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { AlertIcon, ArrowIcon } from '~/components/brand/icons/officeIcons';
import { visuallyHidden } from '~/components/site/visuallyHidden';

import { singly } from './secondClicks';
import type { Saving } from './useWizard';
import { wizardCopy as copy } from './Wizard.copy';
import { footStyles, noteStyles } from './wizardStyles';

export type WizardFooterProps = {
  /** From 0. */
  step: number;
  /** How many there are. */
  steps: number;
  saving: Saving;
  onBack: () => void;
  onCancel: () => void;
};

/** The way on and the way back, and how saving went. Its first button submits the form around it. */
export function WizardFooter({ step, steps, saving, onBack, onCancel }: WizardFooterProps) {
  const isLast = step === steps - 1;
  const isBusy = saving === 'under way';
  return (
    <>
      {saving === 'failed' && (
        <Box role="alert" sx={[noteStyles, { marginInline: { xs: 2, md: 3 }, marginBlockEnd: 2 }]}>
          <AlertIcon />
          <Typography variant="subtitle2" component="p" sx={{ color: 'error.main' }}>
            {copy.notSaved.title}
          </Typography>
          <Typography variant="body2" sx={{ gridColumn: 2 }}>
            {copy.notSaved.text}
          </Typography>
        </Box>
      )}
      <Box component="footer" sx={footStyles}>
        <Typography
          variant="body2"
          sx={[
            { marginInlineEnd: 'auto', color: 'text.secondary' },
            (theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden }),
          ]}
        >
          {copy.stepOf(step + 1, steps)}
        </Typography>
        {step === 0 ? (
          <Button variant="text" {...singly(onCancel)}>
            {copy.cancel}
          </Button>
        ) : (
          <Button variant="outlined" {...singly(onBack)}>
            {copy.back}
          </Button>
        )}
        <Button
          type="submit"
          variant="contained"
          // Not disabled: that would take the focus away from whoever pressed it.
          aria-disabled={isBusy}
          endIcon={isLast ? undefined : <ArrowIcon />}
          {...singly()}
          sx={{ flex: { xs: 1, md: 'none' }, '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.8 } }}
        >
          {isBusy ? copy.saving : isLast ? copy.save : copy.next}
        </Button>
      </Box>
    </>
  );
}
