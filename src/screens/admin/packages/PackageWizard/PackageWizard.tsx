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
import type { PackageDraft, PackageEntry } from '~/domain/tagPackage/packageDraft';
import { defaultTagType, priceStep, tagTypeLabels } from '~/domain/tagPackage/tagPackage';

import { packageWizardCopy as copy } from './PackageWizard.copy';

export type PackageWizardProps = WizardCallbacks<PackageDraft>;

export function PackageWizard(callbacks: PackageWizardProps) {
  const form = useForm<PackageEntry, unknown, PackageDraft>({
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
              <FormTextField<PackageEntry> name="name" label={copy.name} autoComplete="off" />
              <FormTextField<PackageEntry> name="description" label={copy.description} labelNote={copy.optional} />
              <FormNumberField<PackageEntry> name="totalHexacodes" label={copy.totalHexacodes} step={1} />
              <FormSelect<PackageEntry> name="tagType" label={copy.tagType} options={optionsOf(tagTypeLabels)} />
              <FormNumberField<PackageEntry>
                name="price"
                label={copy.price}
                labelNote={copy.currency}
                step={priceStep}
              />
              <FormSwitch<PackageEntry> name="isActive" label={copy.isActive} explanation={copy.isActiveMeans} />
            </>
          ),
        },
        {
          label: copy.steps.timestamps,
          fields: packageTimestampsSchema.keyof().options,
          content: (
            <>
              <FormDateTimeField<PackageEntry> name="createdAt" label={copy.createdAt} labelNote={copy.optional} />
              <FormDateTimeField<PackageEntry> name="updatedAt" label={copy.updatedAt} labelNote={copy.optional} />
            </>
          ),
        },
      ]}
    />
  );
}
