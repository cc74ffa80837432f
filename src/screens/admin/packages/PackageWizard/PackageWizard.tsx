import { FormDateTimeField } from '~/components/inputs/FormDateTimeField/FormDateTimeField';
import { FormNumberField } from '~/components/inputs/FormNumberField/FormNumberField';
import { FormSelect } from '~/components/inputs/FormSelect/FormSelect';
import { FormSwitch } from '~/components/inputs/FormSwitch/FormSwitch';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { useDraftForm } from '~/components/inputs/useDraftForm';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import { createSelectOptions } from '~/domain/selectOptions';
import { packageDraftSchema, packageTermsSchema, packageTimestampsSchema } from '~/domain/tagPackage/packageDraft';
import type { PackageDraft, PackageFormValues } from '~/domain/tagPackage/packageDraft';
import { defaultTagType, priceStep, tagTypeLabels } from '~/domain/tagPackage/tagPackage';
import { fieldLabels } from '~/domain/fieldLabels';

import { packageWizardCopy as copy } from './PackageWizard.copy';

const TextField = FormTextField<PackageFormValues>;
const NumberField = FormNumberField<PackageFormValues>;
const Select = FormSelect<PackageFormValues>;
const Switch = FormSwitch<PackageFormValues>;
const DateTimeField = FormDateTimeField<PackageFormValues>;

export type PackageWizardProps = WizardCallbacks<PackageDraft> & {
  /** The package to edit. */
  initialValues?: PackageFormValues | undefined;
};

export function PackageWizard({ initialValues, ...callbacks }: PackageWizardProps) {
  const form = useDraftForm(
    packageDraftSchema,
    {
      name: '',
      description: '',
      totalHexacodes: '',
      tagType: defaultTagType,
      price: '',
      isActive: true,
      createdAt: '',
      updatedAt: '',
    },
    initialValues,
  );
  return (
    <Wizard
      {...callbacks}
      title={copy.titles[initialValues ? 'edit' : 'add']}
      form={form}
      steps={[
        {
          label: copy.steps.package,
          fields: packageTermsSchema.keyof().options,
          content: (
            <>
              <TextField name="name" label={fieldLabels.name} autoComplete="off" />
              <TextField name="description" label={fieldLabels.description} labelNote={fieldLabels.optional} />
              <NumberField name="totalHexacodes" label={fieldLabels.totalHexacodes} step={1} />
              <Select name="tagType" label={fieldLabels.tagType} options={createSelectOptions(tagTypeLabels)} />
              <NumberField name="price" label={fieldLabels.price} labelNote={copy.currency} step={priceStep} />
              <Switch name="isActive" label={fieldLabels.isActive} helperText={copy.isActiveHelp} />
            </>
          ),
        },
        {
          label: copy.steps.timestamps,
          fields: packageTimestampsSchema.keyof().options,
          content: (
            <>
              <DateTimeField name="createdAt" label={fieldLabels.createdAt} labelNote={fieldLabels.optional} />
              <DateTimeField name="updatedAt" label={fieldLabels.updatedAt} labelNote={fieldLabels.optional} />
            </>
          ),
        },
      ]}
    />
  );
}
