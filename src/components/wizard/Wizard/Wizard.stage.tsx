import { zodResolver } from '@hookform/resolvers/zod';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod';

import { ConfirmProvider } from '~/components/feedback/ConfirmProvider/ConfirmProvider';
import { formTiming } from '~/components/inputs/formTiming';
import { FormSelect } from '~/components/inputs/FormSelect/FormSelect';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { optionalText, requiredNumber, requiredText } from '~/domain/text/fieldSchemas';

import type { WizardCallbacks } from './useWizard';
import { Wizard } from './Wizard';

const travellerSchema = z.object({ name: requiredText('Name is required'), nickname: optionalText });
const luggageSchema = z.object({
  pieces: requiredNumber('Pieces is required'),
  kind: requiredText('Kind is required'),
});
const remarkSchema = z.object({ remark: requiredText('Remark is required') });
const tripSchema = travellerSchema.and(luggageSchema).and(remarkSchema);

type TripFormValues = z.input<typeof tripSchema>;
export type TripDraft = z.output<typeof tripSchema>;

/** A wizard of three steps, and a button that opens it again. */
export function WizardStage(callbacks: WizardCallbacks<TripDraft>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <ConfirmProvider>
      <Button variant="contained" onClick={() => setOpen(true)} sx={{ m: 3 }}>
        Add Trip
      </Button>
      {isOpen && (
        <TripWizard
          {...callbacks}
          onClose={() => {
            setOpen(false);
            callbacks.onClose();
          }}
        />
      )}
    </ConfirmProvider>
  );
}

function TripWizard(callbacks: WizardCallbacks<TripDraft>) {
  const form = useForm<TripFormValues, unknown, TripDraft>({
    ...formTiming,
    resolver: zodResolver(tripSchema),
    defaultValues: { name: '', nickname: 'Sam', pieces: '', kind: '', remark: '' },
  });
  return (
    <Wizard
      {...callbacks}
      title="Add Trip"
      form={form}
      steps={[
        {
          label: 'Traveller',
          fields: travellerSchema.keyof().options,
          content: (
            <>
              <FormTextField<TripFormValues> name="name" label="Name" />
              <FormTextField<TripFormValues> name="nickname" label="Nickname" labelNote="(optional)" />
            </>
          ),
        },
        {
          label: 'Luggage',
          fields: luggageSchema.keyof().options,
          content: (
            <>
              <FormTextField<TripFormValues> name="pieces" label="Pieces" />
              <FormSelect<TripFormValues>
                name="kind"
                label="Kind"
                placeholder="Choose a kind"
                options={[{ value: 'bag', label: 'Bag' }]}
              />
            </>
          ),
        },
        {
          label: 'Remark',
          fields: remarkSchema.keyof().options,
          content: <FormTextField<TripFormValues> name="remark" label="Remark" />,
        },
      ]}
    />
  );
}
