import * as z from 'zod';

import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { useDraftForm } from '~/components/inputs/useDraftForm';
import { optionalText, requiredText } from '~/domain/text/fieldSchemas';

import type { WizardCallbacks } from '../Wizard/useWizard';
import { FormDialog } from './FormDialog';

const petSchema = z.object({ name: requiredText('Name is required'), breed: optionalText });
type PetFormValues = z.input<typeof petSchema>;
type PetDraft = z.output<typeof petSchema>;

const PetTextField = FormTextField<PetFormValues>;

export type FormDialogStageProps = Omit<WizardCallbacks<PetDraft>, 'onSave'> &
  Partial<Pick<WizardCallbacks<PetDraft>, 'onSave'>>;

/** A FormDialog with two fields. */
export function FormDialogStage(callbacks: FormDialogStageProps) {
  const form = useDraftForm(petSchema, { name: '', breed: '' });
  return (
    <FormDialog
      {...callbacks}
      title="Add Pet"
      form={form}
      fields={petSchema.keyof().options}
      content={
        <>
          <PetTextField name="name" label="Name" />
          <PetTextField name="breed" label="Breed" labelNote="(optional)" />
        </>
      }
    />
  );
}
