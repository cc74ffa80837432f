import Button from '@mui/material/Button';
import { useState } from 'react';
import * as z from 'zod';

import { FormSelect } from '~/components/inputs/FormSelect/FormSelect';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { useDraftForm } from '~/components/inputs/useDraftForm';
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

const TripTextField = FormTextField<TripFormValues>;
const TripSelect = FormSelect<TripFormValues>;

/** A wizard with three steps, and a button that opens it again. */
export function WizardStage(callbacks: WizardCallbacks<TripDraft>) {
  const [isOpen, setOpen] = useState(true);
  return (
    <>
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
    </>
  );
}

function TripWizard(callbacks: WizardCallbacks<TripDraft>) {
  const form = useDraftForm(tripSchema, { name: '', nickname: 'Sam', pieces: '', kind: '', remark: '' });
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
              <TripTextField name="name" label="Name" />
              <TripTextField name="nickname" label="Nickname" labelNote="(optional)" />
            </>
          ),
        },
        {
          label: 'Luggage',
          fields: luggageSchema.keyof().options,
          content: (
            <>
              <TripTextField name="pieces" label="Pieces" />
              <TripSelect
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
          content: <TripTextField name="remark" label="Remark" />,
        },
      ]}
    />
  );
}
