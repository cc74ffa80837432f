import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import * as z from 'zod';

import { formTiming } from '~/components/inputs/formTiming';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { optionalText, requiredText } from '~/domain/text/fieldSchemas';

import type { WizardCallbacks } from '../Wizard/useWizard';
import { FormDialog } from './FormDialog';

const petSchema = z.object({ name: requiredText('Name is required'), breed: optionalText });
type PetFormValues = z.input<typeof petSchema>;
export type PetDraft = z.output<typeof petSchema>;

export type FormDialogStageProps = Omit<WizardCallbacks<PetDraft>, 'onSave'> &
  Partial<Pick<WizardCallbacks<PetDraft>, 'onSave'>>;

/** A form on one page, for stories. */
export function FormDialogStage(callbacks: FormDialogStageProps) {
  const form = useForm<PetFormValues, unknown, PetDraft>({
    ...formTiming,
    resolver: zodResolver(petSchema),
    defaultValues: { name: '', breed: '' },
  });
  return (
    <FormDialog
      {...callbacks}
      title="Add Pet"
      form={form}
      fields={petSchema.keyof().options}
      content={
        <>
          <FormTextField<PetFormValues> name="name" label="Name" />
          <FormTextField<PetFormValues> name="breed" label="Breed" labelNote="(optional)" />
        </>
      }
    />
  );
}
