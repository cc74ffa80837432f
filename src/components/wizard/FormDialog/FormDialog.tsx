import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import type { FieldValues } from 'react-hook-form';

import { UnavailableNote } from '~/components/feedback/UnavailableNote/UnavailableNote';
import { withoutSecondClick } from '~/components/links/secondClick';

import { DialogFooter } from '../DialogFrame/DialogFooter';
import { DialogFrame } from '../DialogFrame/DialogFrame';
import { dialogCopy as copy } from '../DialogFrame/DialogFrame.copy';
import { SubmitButton } from '../DialogFrame/SubmitButton';
import { useWizard } from '../Wizard/useWizard';
import type { WizardOptions } from '../Wizard/useWizard';
import { WizardPanels } from '../Wizard/WizardPanels';
import type { WizardStep } from '../Wizard/wizardStep';

export type FormDialogProps<Values extends FieldValues, Draft> = Omit<
  WizardOptions<Values, Draft>,
  'steps' | 'onSave'
> &
  Pick<WizardStep<Values>, 'fields' | 'content'> & {
    title: string;
    /** Without `onSave`, the Save button does nothing and is described as not available yet. */
    onSave?: WizardOptions<Values, Draft>['onSave'] | undefined;
  };

/** A dialog with a form on one page. It is a wizard with a single step, and has no tabs. */
export function FormDialog<Values extends FieldValues, Draft>(props: FormDialogProps<Values, Draft>) {
  const { title, form, fields, content, onSave, ...callbacks } = props;
  const steps = [{ label: title, fields, content }];
  const wizard = useWizard({ ...callbacks, form, steps, onSave: onSave ?? placeholderOnSave });
  const { openStep, saveStatus, message, latestValues, stepErrors, save, leave } = wizard;
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <DialogFrame
      title={title}
      onSubmit={() => void (onSave && save())}
      onClose={() => void leave()}
      footer={
        <DialogFooter message={message}>
          <Button
            variant="text"
            {...withoutSecondClick(() => void leave())}
            sx={onSave ? {} : { marginInlineEnd: 'auto' }}
          >
            {copy.cancel}
          </Button>
          {!onSave && (
            <Box sx={{ flex: { xs: '1 1 100%', md: 'none' }, order: { xs: -1, md: 0 } }}>
              <UnavailableNote id={noteId} />
            </Box>
          )}
          <SubmitButton
            isSaving={saveStatus === 'saving'}
            {...(onSave ? {} : ({ variant: 'outlined', 'aria-describedby': noteId } as const))}
          >
            {copy.save}
          </SubmitButton>
        </DialogFooter>
      }
    >
      <WizardPanels {...{ id, form, steps, openStep, saveStatus, latestValues, stepErrors }} />
    </DialogFrame>
  );
}

const placeholderOnSave = () => Promise.resolve();
