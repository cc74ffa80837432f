import { zodResolver } from '@hookform/resolvers/zod';
import { useFieldArray, useForm } from 'react-hook-form';

import { FormUrlField } from '~/components/inputs/FormUrlField/FormUrlField';
import { FormSwitch } from '~/components/inputs/FormSwitch/FormSwitch';
import { formTiming } from '~/components/inputs/formTiming';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import { utilityDetailsSchema, utilityDraftSchema, utilityFeatureSchema } from '~/domain/utility/utilityDraft';
import type { UtilityDraft, UtilityFormValues } from '~/domain/utility/utilityDraft';
import { fieldLabels } from '~/domain/fieldLabels';

import { FeatureRows } from './FeatureRows';
import { utilityWizardCopy as copy } from './UtilityWizard.copy';

export type UtilityWizardProps = WizardCallbacks<UtilityDraft>;

export function UtilityWizard(callbacks: UtilityWizardProps) {
  const form = useForm<UtilityFormValues, unknown, UtilityDraft>({
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
              <FormTextField<UtilityFormValues> name="name" label={fieldLabels.name} autoComplete="off" />
              <FormTextField<UtilityFormValues>
                name="description"
                label={fieldLabels.description}
                labelNote={fieldLabels.optional}
              />
              <FormUrlField<UtilityFormValues>
                name="defaultRedirectUrl"
                label={fieldLabels.defaultRedirectUrl}
                labelNote={fieldLabels.optional}
              />
              <FormSwitch<UtilityFormValues> name="isTag" label={copy.isTag} helperText={copy.isTagHelp} />
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
