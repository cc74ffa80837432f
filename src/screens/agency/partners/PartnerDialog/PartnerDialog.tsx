import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { formTiming } from '~/components/inputs/formTiming';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { FormDialog } from '~/components/wizard/FormDialog/FormDialog';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { agencyPartnerDraftSchema } from '~/domain/partner/agencyPartnerDraft';
import type { AgencyPartnerDraft, AgencyPartnerEntry } from '~/domain/partner/agencyPartnerDraft';

import { partnerDialogCopy as copy } from './PartnerDialog.copy';

export type PartnerDialogProps = WizardCallbacks<AgencyPartnerDraft>;

export function PartnerDialog(callbacks: PartnerDialogProps) {
  const form = useForm<AgencyPartnerEntry, unknown, AgencyPartnerDraft>({
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
          <FormTextField<AgencyPartnerEntry> name="firstName" label={copy.firstName} autoComplete="off" />
          <FormTextField<AgencyPartnerEntry>
            name="lastName"
            label={copy.lastName}
            labelNote={copy.optional}
            autoComplete="off"
          />
          <FormTextField<AgencyPartnerEntry> name="email" label={copy.email} type="email" autoComplete="off" />
          <FormTextField<AgencyPartnerEntry> name="company" label={copy.company} autoComplete="off" />
          <FormTextField<AgencyPartnerEntry>
            name="phone"
            label={copy.phone}
            hint={copy.phoneHint}
            type="tel"
            autoComplete="off"
          />
        </>
      }
    />
  );
}
