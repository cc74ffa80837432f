import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { FormDateTimeField } from '~/components/inputs/FormDateTimeField/FormDateTimeField';
import { FormNumberField } from '~/components/inputs/FormNumberField/FormNumberField';
import { FormSelect } from '~/components/inputs/FormSelect/FormSelect';
import { FormSwitch } from '~/components/inputs/FormSwitch/FormSwitch';
import { formTiming } from '~/components/inputs/formTiming';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import { optionsOf } from '~/domain/options';
import { packageDraftSchema, packageTermsSchema, packageTimestampsSchema } from '~/domain/tagPackage/packageDraft';
import type { PackageDraft, PackageFormValues } from '~/domain/tagPackage/packageDraft';
import { defaultTagType, priceStep, tagTypeLabels } from '~/domain/tagPackage/tagPackage';
import { fieldLabels } from '~/domain/fieldLabels';

import { packageWizardCopy as copy } from './PackageWizard.copy';

export type PackageWizardProps = WizardCallbacks<PackageDraft>;

export function PackageWizard(callbacks: PackageWizardProps) {
  const form = useForm<PackageFormValues, unknown, PackageDraft>({
    ...formTiming,
    resolver: zodResolver(packageDraftSchema),
    defaultValues: {
      name: '',
      description: '',
      totalHexacodes: '',
      tagType: defaultTagType,
      price: '',
      isActive: true,
      createdAt: '',
      updatedAt: '',
    },
  });
  return (
    <Wizard
      {...callbacks}
      title={copy.title}
      form={form}
      steps={[
        {
          label: copy.steps.package,
          fields: packageTermsSchema.keyof().options,
          content: (
            <>
              <FormTextField<PackageFormValues> name="name" label={fieldLabels.name} autoComplete="off" />
              <FormTextField<PackageFormValues>
                name="description"
                label={fieldLabels.description}
                labelNote={fieldLabels.optional}
              />
              <FormNumberField<PackageFormValues> name="totalHexacodes" label={copy.totalHexacodes} step={1} />
              <FormSelect<PackageFormValues> name="tagType" label={copy.tagType} options={optionsOf(tagTypeLabels)} />
              <FormNumberField<PackageFormValues>
                name="price"
                label={copy.price}
                labelNote={copy.currency}
                step={priceStep}
              />
              <FormSwitch<PackageFormValues> name="isActive" label={copy.isActive} helperText={copy.isActiveHelp} />
            </>
          ),
        },
        {
          label: copy.steps.timestamps,
          fields: packageTimestampsSchema.keyof().options,
          content: (
            <>
              <FormDateTimeField<PackageFormValues>
                name="createdAt"
                label={fieldLabels.createdAt}
                labelNote={fieldLabels.optional}
              />
              <FormDateTimeField<PackageFormValues>
                name="updatedAt"
                label={fieldLabels.updatedAt}
                labelNote={fieldLabels.optional}
              />
            </>
          ),
        },
      ]}
    />
  );
}
