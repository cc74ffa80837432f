import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { useDraftForm } from '~/components/inputs/useDraftForm';
import { FormDialog } from '~/components/wizard/FormDialog/FormDialog';
import type { FormDialogProps } from '~/components/wizard/FormDialog/FormDialog';
import { agencyCustomerDraftSchema, savedAgencyCustomerSchema } from '~/domain/customer/agencyCustomerDraft';
import type { AgencyCustomerDraft, AgencyCustomerFormValues } from '~/domain/customer/agencyCustomerDraft';
import { fieldLabels } from '~/domain/fieldLabels';

import { customerDialogCopy as copy } from './CustomerDialog.copy';

const CustomerTextField = FormTextField<AgencyCustomerFormValues>;

/** Without `onSave`, the Save button does nothing, and its description says that it is not available yet. */
export type CustomerDialogProps = Pick<
  FormDialogProps<AgencyCustomerFormValues, AgencyCustomerDraft>,
  'onSave' | 'onClose' | 'onUnsavedChange'
> & {
  /** Values of the customer to edit; undefined to add a customer. */
  initialValues?: AgencyCustomerFormValues | undefined;
};

export function CustomerDialog({ initialValues, ...callbacks }: CustomerDialogProps) {
  // Without `onSave`, no field is required, as in the specification.
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
          <CustomerTextField name="name" label={fieldLabels.name} autoComplete="off" />
          <CustomerTextField name="email" label={fieldLabels.email} type="email" autoComplete="off" />
          <CustomerTextField name="address" label={fieldLabels.address} autoComplete="off" />
          <CustomerTextField name="phone" label={fieldLabels.phoneNumber} type="tel" autoComplete="off" />
        </>
      }
    />
  );
}
