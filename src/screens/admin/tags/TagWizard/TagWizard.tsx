import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { FormUrlField } from '~/components/inputs/FormUrlField/FormUrlField';
import { FormDateTimeField } from '~/components/inputs/FormDateTimeField/FormDateTimeField';
import { FormFileField } from '~/components/inputs/FormFileField/FormFileField';
import { FormSelect } from '~/components/inputs/FormSelect/FormSelect';
import { FormSwitch } from '~/components/inputs/FormSwitch/FormSwitch';
import { formTiming } from '~/components/inputs/formTiming';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import { optionsOf } from '~/domain/options';
import type { Option } from '~/domain/options';
import { codeImageRule } from '~/components/files/codeImageRule';
import {
  automaticSerialNumber,
  newTagOwnerLabels,
  tagCodesSchema,
  tagDetailsSchema,
  tagDraftSchema,
  tagTimestampsSchema,
} from '~/domain/tag/tagDraft';
import type { TagDraft, TagFormValues } from '~/domain/tag/tagDraft';
import { fieldLabels } from '~/domain/fieldLabels';

import { tagWizardCopy as copy } from './TagWizard.copy';

export type TagWizardProps = WizardCallbacks<TagDraft> & {
  /** Partner ids with their names. */
  partners: readonly Option[];
  /** Purchase ids with a label that tells purchases apart. */
  purchases: readonly Option[];
};

export function TagWizard({ partners, purchases, ...callbacks }: TagWizardProps) {
  const form = useForm<TagFormValues, unknown, TagDraft>({
    ...formTiming,
    resolver: zodResolver(tagDraftSchema),
    defaultValues: {
      hexacode: '',
      serialNumber: automaticSerialNumber,
      ownerContentType: 'agency',
      ownerObjectId: '',
      partner: '',
      isAssigned: false,
      isPrinted: false,
      packagePurchase: '',
      qrCodeFile: '',
      qrCodeUrl: '',
      defaultRedirectUrl: '',
      barcodeImage: '',
      createdAt: '',
    },
  });
  return (
    <Wizard
      {...callbacks}
      title={copy.title}
      form={form}
      steps={[
        {
          label: copy.steps.tag,
          fields: tagDetailsSchema.keyof().options,
          content: (
            <>
              <FormTextField<TagFormValues> name="hexacode" label={copy.hexacode} autoComplete="off" />
              <FormTextField<TagFormValues>
                name="serialNumber"
                label={copy.serialNumber}
                helperText={copy.serialNumberHelp}
                disabled
              />
              <FormSelect<TagFormValues>
                name="ownerContentType"
                label={copy.ownerContentType}
                options={optionsOf(newTagOwnerLabels)}
              />
              <FormTextField<TagFormValues> name="ownerObjectId" label={copy.ownerObjectId} autoComplete="off" />
              <FormSelect<TagFormValues>
                name="partner"
                label={copy.partner}
                labelNote={fieldLabels.optional}
                options={[{ value: '', label: copy.noPartner }, ...partners]}
              />
              <FormSwitch<TagFormValues> name="isAssigned" label={copy.isAssigned} />
              <FormSwitch<TagFormValues> name="isPrinted" label={copy.isPrinted} />
              <FormSelect<TagFormValues>
                name="packagePurchase"
                label={copy.packagePurchase}
                labelNote={fieldLabels.optional}
                options={[{ value: '', label: copy.noPackagePurchase }, ...purchases]}
              />
            </>
          ),
        },
        {
          label: copy.steps.codes,
          fields: tagCodesSchema.keyof().options,
          content: (
            <>
              <FormFileField<TagFormValues>
                name="qrCodeFile"
                label={copy.qrCodeFile}
                labelNote={fieldLabels.optional}
                rule={codeImageRule}
              />
              <FormUrlField<TagFormValues> name="qrCodeUrl" label={copy.qrCodeUrl} labelNote={fieldLabels.optional} />
              <FormUrlField<TagFormValues>
                name="defaultRedirectUrl"
                label={fieldLabels.defaultRedirectUrl}
                labelNote={fieldLabels.optional}
              />
              <FormFileField<TagFormValues>
                name="barcodeImage"
                label={copy.barcodeImage}
                labelNote={fieldLabels.optional}
                rule={codeImageRule}
              />
            </>
          ),
        },
        {
          label: copy.steps.timestamps,
          fields: tagTimestampsSchema.keyof().options,
          content: (
            <FormDateTimeField<TagFormValues>
              name="createdAt"
              label={fieldLabels.createdAt}
              labelNote={fieldLabels.optional}
            />
          ),
        },
      ]}
    />
  );
}
