import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { FormAddressField } from '~/components/inputs/FormAddressField/FormAddressField';
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
import { codePictureRule } from '~/components/files/codePictureRule';
import {
  automaticSerialNumber,
  newTagOwnerLabels,
  tagCodesSchema,
  tagDetailsSchema,
  tagDraftSchema,
  tagTimestampsSchema,
} from '~/domain/tag/tagDraft';
import type { TagDraft, TagEntry } from '~/domain/tag/tagDraft';

import { tagWizardCopy as copy } from './TagWizard.copy';

export type TagWizardProps = WizardCallbacks<TagDraft> & {
  /** By id, with the partner's name. */
  partners: readonly Option[];
  /** By id, with what tells one purchase from another. */
  purchases: readonly Option[];
};

export function TagWizard({ partners, purchases, ...callbacks }: TagWizardProps) {
  const form = useForm<TagEntry, unknown, TagDraft>({
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
              <FormTextField<TagEntry> name="hexacode" label={copy.hexacode} autoComplete="off" />
              <FormTextField<TagEntry>
                name="serialNumber"
                label={copy.serialNumber}
                hint={copy.serialNumberMeans}
                disabled
              />
              <FormSelect<TagEntry>
                name="ownerContentType"
                label={copy.ownerContentType}
                options={optionsOf(newTagOwnerLabels)}
              />
              <FormTextField<TagEntry> name="ownerObjectId" label={copy.ownerObjectId} autoComplete="off" />
              <FormSelect<TagEntry>
                name="partner"
                label={copy.partner}
                labelNote={copy.optional}
                options={[{ value: '', label: copy.noPartner }, ...partners]}
              />
              <FormSwitch<TagEntry> name="isAssigned" label={copy.isAssigned} />
              <FormSwitch<TagEntry> name="isPrinted" label={copy.isPrinted} />
              <FormSelect<TagEntry>
                name="packagePurchase"
                label={copy.packagePurchase}
                labelNote={copy.optional}
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
              <FormFileField<TagEntry>
                name="qrCodeFile"
                label={copy.qrCodeFile}
                labelNote={copy.optional}
                rule={codePictureRule}
              />
              <FormAddressField<TagEntry> name="qrCodeUrl" label={copy.qrCodeUrl} labelNote={copy.optional} />
              <FormAddressField<TagEntry>
                name="defaultRedirectUrl"
                label={copy.defaultRedirectUrl}
                labelNote={copy.optional}
              />
              <FormFileField<TagEntry>
                name="barcodeImage"
                label={copy.barcodeImage}
                labelNote={copy.optional}
                rule={codePictureRule}
              />
            </>
          ),
        },
        {
          label: copy.steps.timestamps,
          fields: tagTimestampsSchema.keyof().options,
          content: <FormDateTimeField<TagEntry> name="createdAt" label={copy.createdAt} labelNote={copy.optional} />,
        },
      ]}
    />
  );
}
