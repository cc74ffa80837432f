import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { formTiming } from '~/components/inputs/formTiming';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { FormDialog } from '~/components/wizard/FormDialog/FormDialog';
import type { FormDialogProps } from '~/components/wizard/FormDialog/FormDialog';
import { agencyCustomerDraftSchema } from '~/domain/customer/agencyCustomerDraft';
import type { AgencyCustomerDraft, AgencyCustomerEntry } from '~/domain/customer/agencyCustomerDraft';

import { customerDialogCopy as copy } from './CustomerDialog.copy';

/** Without `onSave` its Save says that it does nothing yet. */
export type CustomerDialogProps = Pick<
  FormDialogProps<AgencyCustomerEntry, AgencyCustomerDraft>,
  'onSave' | 'onClose' | 'onUnsavedChange'
>;

export function CustomerDialog(callbacks: CustomerDialogProps) {
  const form = useForm<AgencyCustomerEntry, unknown, AgencyCustomerDraft>({
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
          <FormTextField<AgencyCustomerEntry> name="name" label={copy.name} autoComplete="off" />
          <FormTextField<AgencyCustomerEntry> name="email" label={copy.email} type="email" autoComplete="off" />
          <FormTextField<AgencyCustomerEntry> name="address" label={copy.address} autoComplete="off" />
          <FormTextField<AgencyCustomerEntry> name="phone" label={copy.phone} type="tel" autoComplete="off" />
        </>
      }
    />
  );
}
