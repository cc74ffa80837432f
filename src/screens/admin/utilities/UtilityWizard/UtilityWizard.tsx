import { zodResolver } from '@hookform/resolvers/zod';
import { useFieldArray, useForm } from 'react-hook-form';

import { FormAddressField } from '~/components/inputs/FormAddressField/FormAddressField';
import { FormSwitch } from '~/components/inputs/FormSwitch/FormSwitch';
import { formTiming } from '~/components/inputs/formTiming';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import { utilityDetailsSchema, utilityDraftSchema, utilityFeatureSchema } from '~/domain/utility/utilityDraft';
import type { UtilityDraft, UtilityEntry } from '~/domain/utility/utilityDraft';

import { FeatureRows } from './FeatureRows';
import { utilityWizardCopy as copy } from './UtilityWizard.copy';

export type UtilityWizardProps = WizardCallbacks<UtilityDraft>;

export function UtilityWizard(callbacks: UtilityWizardProps) {
  const form = useForm<UtilityEntry, unknown, UtilityDraft>({
    ...formTiming,
    resolver: zodResolver(utilityDraftSchema),
    defaultValues: { name: '', description: '', defaultRedirectUrl: '', isTag: false, features: [] },
  });
  const features = useFieldArray({ control: form.control, name: 'features' });
  return (
    <Wizard
      {...callbacks}
      title={copy.title}
      form={form}
      steps={[
        {
          label: copy.steps.utility,
          fields: utilityDetailsSchema.keyof().options,
          content: (
            <>
              <FormTextField<UtilityEntry> name="name" label={copy.name} autoComplete="off" />
              <FormTextField<UtilityEntry> name="description" label={copy.description} labelNote={copy.optional} />
              <FormAddressField<UtilityEntry>
                name="defaultRedirectUrl"
                label={copy.defaultRedirectUrl}
                labelNote={copy.optional}
              />
              <FormSwitch<UtilityEntry> name="isTag" label={copy.isTag} explanation={copy.isTagMeans} />
            </>
          ),
        },
        {
          label: copy.steps.features,
          fields: features.fields.flatMap((_, row) =>
            utilityFeatureSchema.keyof().options.map((name) => `features.${row}.${name}` as const),
          ),
          content: <FeatureRows features={features} />,
        },
      ]}
    />
  );
}
