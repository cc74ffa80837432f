import { FormUrlField } from '~/components/inputs/FormUrlField/FormUrlField';
import { FormDateTimeField } from '~/components/inputs/FormDateTimeField/FormDateTimeField';
import { FormFileField } from '~/components/inputs/FormFileField/FormFileField';
import { FormSelect } from '~/components/inputs/FormSelect/FormSelect';
import { FormSwitch } from '~/components/inputs/FormSwitch/FormSwitch';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { useDraftForm } from '~/components/inputs/useDraftForm';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import { createSelectOptions } from '~/domain/selectOptions';
import type { Option } from '~/domain/selectOptions';
import { codeImageValidator } from '~/components/files/codeImageValidator';
import {
  unassignedSerialNumber,
  newTagOwnerTypeLabels,
  tagCodesSchema,
  tagDetailsSchema,
  tagDraftSchema,
  tagTimestampsSchema,
} from '~/domain/tag/tagDraft';
import type { TagDraft, TagFormValues } from '~/domain/tag/tagDraft';
import { fieldLabels } from '~/domain/fieldLabels';

import { tagWizardCopy as copy } from './TagWizard.copy';

const TextField = FormTextField<TagFormValues>;
const Select = FormSelect<TagFormValues>;
const Switch = FormSwitch<TagFormValues>;
const DateTimeField = FormDateTimeField<TagFormValues>;
const FileField = FormFileField<TagFormValues>;
const UrlField = FormUrlField<TagFormValues>;

export type TagWizardProps = WizardCallbacks<TagDraft> & {
  /** Options of the partner field: the values are ids and the labels are names. */
  partners: readonly Option[];
  /** Options of the purchase field: the values are ids, and the labels are unique. */
  purchases: readonly Option[];
  /** The tag to edit. */
  initialValues?: TagFormValues | undefined;
};

export function TagWizard({ partners, purchases, initialValues, ...callbacks }: TagWizardProps) {
  const form = useDraftForm(
    tagDraftSchema,
    {
      hexacode: '',
      serialNumber: unassignedSerialNumber,
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
    initialValues,
  );
  return (
    <Wizard
      {...callbacks}
      title={copy.titles[initialValues ? 'edit' : 'add']}
      form={form}
      steps={[
        {
          label: copy.steps.tag,
          fields: tagDetailsSchema.keyof().options,
          content: (
            <>
              <TextField name="hexacode" label={fieldLabels.hexacode} autoComplete="off" />
              <TextField
                name="serialNumber"
                label={fieldLabels.serialNumber}
                helperText={copy.serialNumberHelp}
                disabled
              />
              <Select
                name="ownerContentType"
                label={copy.ownerContentType}
                options={createSelectOptions(newTagOwnerTypeLabels)}
              />
              <TextField name="ownerObjectId" label={copy.ownerObjectId} autoComplete="off" />
              <Select
                name="partner"
                label={fieldLabels.partner}
                labelNote={fieldLabels.optional}
                options={[{ value: '', label: copy.noPartner }, ...partners]}
              />
              <Switch name="isAssigned" label={fieldLabels.isAssigned} />
              <Switch name="isPrinted" label={fieldLabels.isPrinted} />
              <Select
                name="packagePurchase"
                label={fieldLabels.packagePurchase}
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
              <FileField
                name="qrCodeFile"
                label={fieldLabels.qrCodeFile}
                labelNote={fieldLabels.optional}
                validator={codeImageValidator}
              />
              <UrlField name="qrCodeUrl" label={fieldLabels.qrCodeUrl} labelNote={fieldLabels.optional} />
              <UrlField
                name="defaultRedirectUrl"
                label={fieldLabels.defaultRedirectUrl}
                labelNote={fieldLabels.optional}
              />
              <FileField
                name="barcodeImage"
                label={fieldLabels.barcodeImage}
                labelNote={fieldLabels.optional}
                validator={codeImageValidator}
              />
            </>
          ),
        },
        {
          label: copy.steps.timestamps,
          fields: tagTimestampsSchema.keyof().options,
          content: <DateTimeField name="createdAt" label={fieldLabels.createdAt} labelNote={fieldLabels.optional} />,
        },
      ]}
    />
  );
}
