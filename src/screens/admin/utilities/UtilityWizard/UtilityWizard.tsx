import { useFieldArray } from 'react-hook-form';

import { FormUrlField } from '~/components/inputs/FormUrlField/FormUrlField';
import { FormSwitch } from '~/components/inputs/FormSwitch/FormSwitch';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { useDraftForm } from '~/components/inputs/useDraftForm';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import { utilityDetailsSchema, utilityDraftSchema, utilityFeatureSchema } from '~/domain/utility/utilityDraft';
import type { UtilityDraft, UtilityFormValues } from '~/domain/utility/utilityDraft';
import { fieldLabels } from '~/domain/fieldLabels';

import { FeatureRows } from './FeatureRows';
import { utilityWizardCopy as copy } from './UtilityWizard.copy';

const TextField = FormTextField<UtilityFormValues>;
const UtilitySwitch = FormSwitch<UtilityFormValues>;
const UrlField = FormUrlField<UtilityFormValues>;

export type UtilityWizardProps = WizardCallbacks<UtilityDraft> & {
  /** The utility to edit. */
  initialValues?: UtilityFormValues | undefined;
};

export function UtilityWizard({ initialValues, ...callbacks }: UtilityWizardProps) {
  const form = useDraftForm(
    utilityDraftSchema,
    {
      name: '',
      description: '',
      defaultRedirectUrl: '',
      isTag: false,
      features: [],
    },
    initialValues,
  );
  const features = useFieldArray({ control: form.control, name: 'features' });
  return (
    <Wizard
      {...callbacks}
      title={copy.titles[initialValues ? 'edit' : 'add']}
      form={form}
      steps={[
        {
          label: copy.steps.utility,
          fields: utilityDetailsSchema.keyof().options,
          content: (
            <>
              <TextField name="name" label={fieldLabels.name} autoComplete="off" />
              <TextField name="description" label={fieldLabels.description} labelNote={fieldLabels.optional} />
              <UrlField
                name="defaultRedirectUrl"
                label={fieldLabels.defaultRedirectUrl}
                labelNote={fieldLabels.optional}
              />
              <UtilitySwitch name="isTag" label={copy.isTag} helperText={copy.isTagHelp} />
            </>
          ),
        },
        {
          label: copy.steps.features,
          fields: features.fields.flatMap((_, featureIndex) =>
            utilityFeatureSchema.keyof().options.map((name) => `features.${featureIndex}.${name}` as const),
          ),
          content: <FeatureRows features={features} />,
        },
      ]}
    />
  );
}
