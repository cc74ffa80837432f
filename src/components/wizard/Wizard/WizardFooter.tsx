import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ArrowIcon from 'lucide-react/icons/arrow-right';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { withoutSecondClick } from '~/components/links/secondClick';

import { DialogFooter } from '../DialogFrame/DialogFooter';
import type { MessageBoxProps } from '../DialogFrame/MessageBox';
import { dialogCopy } from '../DialogFrame/DialogFrame.copy';
import { SubmitButton } from '../DialogFrame/SubmitButton';
import type { SaveStatus } from './useWizard';
import { wizardCopy as copy } from './Wizard.copy';

export type WizardFooterProps = {
  /** Index of the open step. */
  index: number;
  stepCount: number;
  saveStatus: SaveStatus;
  message: MessageBoxProps | undefined;
  onBack: () => void;
  onCancel: () => void;
};

/** Footer of a wizard: the step counter, Back or Cancel, and Next or Save. */
export function WizardFooter({ index, stepCount, saveStatus, message, onBack, onCancel }: WizardFooterProps) {
  const isLastStep = index === stepCount - 1;
  return (
    <DialogFooter message={message}>
      <Typography
        variant="body2"
        sx={[
          { marginInlineEnd: 'auto', color: 'text.secondary' },
          (theme) => ({ [theme.breakpoints.down('md')]: visuallyHidden }),
        ]}
      >
        {copy.stepOf(index + 1, stepCount)}
      </Typography>
      {index === 0 ? (
        <Button variant="text" {...withoutSecondClick(onCancel)}>
          {dialogCopy.cancel}
        </Button>
      ) : (
        <Button variant="outlined" {...withoutSecondClick(onBack)}>
          {copy.back}
        </Button>
      )}
      <SubmitButton isSaving={saveStatus === 'saving'} endIcon={isLastStep ? undefined : <ArrowIcon size="1em" />}>
        {isLastStep ? dialogCopy.save : copy.next}
      </SubmitButton>
    </DialogFooter>
  );
}
