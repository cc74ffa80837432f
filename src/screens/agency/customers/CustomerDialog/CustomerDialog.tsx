import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { formTiming } from '~/components/inputs/formTiming';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { FormDialog } from '~/components/wizard/FormDialog/FormDialog';
import type { FormDialogProps } from '~/components/wizard/FormDialog/FormDialog';
import { agencyCustomerDraftSchema } from '~/domain/customer/agencyCustomerDraft';
import type { AgencyCustomerDraft, AgencyCustomerFormValues } from '~/domain/customer/agencyCustomerDraft';
import { fieldLabels } from '~/domain/fieldLabels';

import { customerDialogCopy as copy } from './CustomerDialog.copy';

/** Without `onSave`, Save does nothing and is described as not available yet. */
export type CustomerDialogProps = Pick<
  FormDialogProps<AgencyCustomerFormValues, AgencyCustomerDraft>,
  'onSave' | 'onClose' | 'onUnsavedChange'
>;

export function CustomerDialog(callbacks: CustomerDialogProps) {
  const form = useForm<AgencyCustomerFormValues, unknown, AgencyCustomerDraft>({
    ...formTiming,
    resolver: zodResolver(agencyCustomerDraftSchema),
    defaultValues: { name: '', email: '', address: '', phone: '' },
  });
  return (
    <FormDialog
      {...callbacks}
      title={copy.title}
      form={form}
      fields={agencyCustomerDraftSchema.keyof().options}
      content={
        <>
          <FormTextField<AgencyCustomerFormValues> name="name" label={fieldLabels.name} autoComplete="off" />
          <FormTextField<AgencyCustomerFormValues>
            name="email"
            label={fieldLabels.email}
            type="email"
            autoComplete="off"
          />
          <FormTextField<AgencyCustomerFormValues> name="address" label={fieldLabels.address} autoComplete="off" />
          <FormTextField<AgencyCustomerFormValues>
            name="phone"
            label={fieldLabels.phoneNumber}
            type="tel"
            autoComplete="off"
          />
        </>
      }
    />
  );
}
