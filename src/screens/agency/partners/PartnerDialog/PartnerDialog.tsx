import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { useDraftForm } from '~/components/inputs/useDraftForm';
import { FormDialog } from '~/components/wizard/FormDialog/FormDialog';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { agencyPartnerDraftSchema } from '~/domain/partner/agencyPartnerDraft';
import type { AgencyPartnerDraft, AgencyPartnerFormValues } from '~/domain/partner/agencyPartnerDraft';
import { fieldLabels } from '~/domain/fieldLabels';

import { partnerDialogCopy as copy } from './PartnerDialog.copy';

const PartnerTextField = FormTextField<AgencyPartnerFormValues>;

export type PartnerDialogProps = WizardCallbacks<AgencyPartnerDraft> & {
  /** Values of the partner to edit; undefined to add a partner. */
  initialValues?: AgencyPartnerFormValues | undefined;
};

export function PartnerDialog({ initialValues, ...callbacks }: PartnerDialogProps) {
  const form = useDraftForm(
    agencyPartnerDraftSchema,
    {
      firstName: '',
      lastName: '',
      email: '',
      company: '',
      phone: '',
    },
    initialValues,
  );
  return (
    <FormDialog
      {...callbacks}
      title={copy.titles[initialValues ? 'edit' : 'add']}
      form={form}
      fields={agencyPartnerDraftSchema.keyof().options}
      content={
        <>
          <PartnerTextField name="firstName" label={fieldLabels.firstName} autoComplete="off" />
          <PartnerTextField
            name="lastName"
            label={fieldLabels.lastName}
            labelNote={fieldLabels.optional}
            autoComplete="off"
          />
          <PartnerTextField name="email" label={fieldLabels.email} type="email" autoComplete="off" />
          <PartnerTextField name="company" label={copy.company} autoComplete="off" />
          <PartnerTextField
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
