import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { formTiming } from '~/components/inputs/formTiming';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { FormDialog } from '~/components/wizard/FormDialog/FormDialog';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { agencyPartnerDraftSchema } from '~/domain/partner/agencyPartnerDraft';
import type { AgencyPartnerDraft, AgencyPartnerFormValues } from '~/domain/partner/agencyPartnerDraft';
import { fieldLabels } from '~/domain/fieldLabels';

import { partnerDialogCopy as copy } from './PartnerDialog.copy';

export type PartnerDialogProps = WizardCallbacks<AgencyPartnerDraft>;

export function PartnerDialog(callbacks: PartnerDialogProps) {
  const form = useForm<AgencyPartnerFormValues, unknown, AgencyPartnerDraft>({
    ...formTiming,
    resolver: zodResolver(agencyPartnerDraftSchema),
    defaultValues: { firstName: '', lastName: '', email: '', company: '', phone: '' },
  });
  return (
    <FormDialog
      {...callbacks}
      title={copy.title}
      form={form}
      fields={agencyPartnerDraftSchema.keyof().options}
      content={
        <>
          <FormTextField<AgencyPartnerFormValues> name="firstName" label={fieldLabels.firstName} autoComplete="off" />
          <FormTextField<AgencyPartnerFormValues>
            name="lastName"
            label={fieldLabels.lastName}
            labelNote={fieldLabels.optional}
            autoComplete="off"
          />
          <FormTextField<AgencyPartnerFormValues>
            name="email"
            label={fieldLabels.email}
            type="email"
            autoComplete="off"
          />
          <FormTextField<AgencyPartnerFormValues> name="company" label={copy.company} autoComplete="off" />
          <FormTextField<AgencyPartnerFormValues>
            name="phone"
            label={fieldLabels.phoneNumber}
            helperText={copy.phoneHelp}
            type="tel"
            autoComplete="off"
          />
        </>
      }
    />
  );
}
