import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ArrowIcon from 'lucide-react/icons/arrow-right';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';

import { DialogFooter } from '../DialogFrame/DialogFooter';
import { dialogCopy } from '../DialogFrame/DialogFrame.copy';
import { singly } from '../DialogFrame/secondClicks';
import { SubmitButton } from '../DialogFrame/SubmitButton';
import type { Saving } from './useWizard';
import { wizardCopy as copy } from './Wizard.copy';

export type WizardFooterProps = {
  /** From 0. */
  step: number;
  /** How many there are. */
  steps: number;
  saving: Saving;
  onBack: () => void;
  onCancel: () => void;
};

/** Where one is, the way back and the way on. */
export function WizardFooter({ step, steps, saving, onBack, onCancel }: WizardFooterProps) {
  const isLast = step === steps - 1;
  return (
    <DialogFooter hasFailed={saving === 'failed'}>
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
          {dialogCopy.cancel}
        </Button>
      ) : (
        <Button variant="outlined" {...singly(onBack)}>
          {copy.back}
        </Button>
      )}
      <SubmitButton isBusy={saving === 'under way'} endIcon={isLast ? undefined : <ArrowIcon size="1em" />}>
        {isLast ? dialogCopy.save : copy.next}
      </SubmitButton>
    </DialogFooter>
  );
}
