import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useId } from 'react';
import { FormProvider } from 'react-hook-form';
import type { FieldValues } from 'react-hook-form';

import { UnavailableNote } from '~/components/feedback/UnavailableNote/UnavailableNote';

import { DialogFooter } from '../DialogFrame/DialogFooter';
import { DialogFrame } from '../DialogFrame/DialogFrame';
import { dialogCopy as copy } from '../DialogFrame/DialogFrame.copy';
import { singly } from '../DialogFrame/secondClicks';
import { SubmitButton } from '../DialogFrame/SubmitButton';
import { useWizard } from '../Wizard/useWizard';
import type { WizardOptions } from '../Wizard/useWizard';
import { WizardPanels } from '../Wizard/WizardPanels';
import type { WizardStep } from '../Wizard/wizardStep';

export type FormDialogProps<Entry extends FieldValues, Draft> = Omit<WizardOptions<Entry, Draft>, 'steps' | 'onSave'> &
  Pick<WizardStep<Entry>, 'fields' | 'content'> & {
    title: string;
    /** Without it Save rests: it can be pressed, says that it does nothing yet, and does nothing. */
    onSave?: WizardOptions<Entry, Draft>['onSave'] | undefined;
  };

/** Adds something on one page: a wizard of one step, without the tabs. */
export function FormDialog<Entry extends FieldValues, Draft>(props: FormDialogProps<Entry, Draft>) {
  const { title, fields, content, onSave, ...options } = props;
  const steps = [{ label: title, fields, content }];
  const { place, saving, faults, save, leave } = useWizard({ ...options, steps, onSave: onSave ?? keepsNothing });
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <DialogFrame
      title={title}
      onSubmit={() => void (onSave && save())}
      onLeave={() => void leave()}
      footer={
        <DialogFooter hasFailed={saving === 'failed'}>
          {!onSave && (
            <Box sx={{ flex: { xs: '1 1 100%', md: 'none' }, marginInlineEnd: { md: 'auto' } }}>
              <UnavailableNote id={noteId} />
            </Box>
          )}
          <Button variant="text" {...singly(() => void leave())}>
            {copy.cancel}
          </Button>
          <SubmitButton isBusy={saving === 'under way'} {...(onSave ? {} : { 'aria-describedby': noteId })}>
            {copy.save}
          </SubmitButton>
        </DialogFooter>
      }
    >
      <FormProvider {...options.form}>
        <WizardPanels id={id} place={place} steps={steps} faults={faults} onGoToField={options.form.setFocus} />
      </FormProvider>
    </DialogFrame>
  );
}

/** Never called: a dialog that rests does not save. */
const keepsNothing = () => Promise.resolve();
