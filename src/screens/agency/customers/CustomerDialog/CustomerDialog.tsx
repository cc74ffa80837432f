import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { useDraftForm } from '~/components/inputs/useDraftForm';
import { FormDialog } from '~/components/wizard/FormDialog/FormDialog';
import type { FormDialogProps } from '~/components/wizard/FormDialog/FormDialog';
import { agencyCustomerDraftSchema, savedAgencyCustomerSchema } from '~/domain/customer/agencyCustomerDraft';
import type { AgencyCustomerDraft, AgencyCustomerFormValues } from '~/domain/customer/agencyCustomerDraft';
import { fieldLabels } from '~/domain/fieldLabels';

import { customerDialogCopy as copy } from './CustomerDialog.copy';

const TextField = FormTextField<AgencyCustomerFormValues>;

/** Without `onSave`, the Save button does nothing and is described as not available yet. */
export type CustomerDialogProps = Pick<
  FormDialogProps<AgencyCustomerFormValues, AgencyCustomerDraft>,
  'onSave' | 'onClose' | 'onUnsavedChange'
> & {
  /** The customer to edit. */
  initialValues?: AgencyCustomerFormValues | undefined;
};

export function CustomerDialog({ initialValues, ...callbacks }: CustomerDialogProps) {
  // Without `onSave`, the specification has no required field.
  const schema = callbacks.onSave ? savedAgencyCustomerSchema : agencyCustomerDraftSchema;
  const form = useDraftForm(schema, { name: '', email: '', address: '', phone: '' }, initialValues);
  return (
    <FormDialog
      {...callbacks}
      title={copy.titles[initialValues ? 'edit' : 'add']}
      form={form}
      fields={agencyCustomerDraftSchema.keyof().options}
      content={
        <>
          <TextField name="name" label={fieldLabels.name} autoComplete="off" />
          <TextField name="email" label={fieldLabels.email} type="email" autoComplete="off" />
          <TextField name="address" label={fieldLabels.address} autoComplete="off" />
          <TextField name="phone" label={fieldLabels.phoneNumber} type="tel" autoComplete="off" />
        </>
      }
    />
  );
}
