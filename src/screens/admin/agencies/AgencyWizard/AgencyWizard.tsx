import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { PasswordPair } from '~/components/inputs/PasswordPair/PasswordPair';
import { useDraftForm } from '~/components/inputs/useDraftForm';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import { agencyDetailsSchema, agencyDraftSchema, agencySignInSchema } from '~/domain/agency/agencyDraft';
import type { AgencyDraft, AgencyFormValues } from '~/domain/agency/agencyDraft';
import { fieldLabels } from '~/domain/fieldLabels';

import { agencyWizardCopy as copy } from './AgencyWizard.copy';

const TextField = FormTextField<AgencyFormValues>;

export type AgencyWizardProps = WizardCallbacks<AgencyDraft> & {
  /** A generated password, which is the initial value of both password fields. */
  initialPassword: string;
};

export function AgencyWizard({ initialPassword, ...callbacks }: AgencyWizardProps) {
  const form = useDraftForm(agencyDraftSchema, {
    email: '',
    password: initialPassword,
    confirmPassword: initialPassword,
    agencyName: '',
    phone: '',
    address: '',
  });
  return (
    <Wizard
      {...callbacks}
      title={copy.title}
      form={form}
      steps={[
        {
          label: copy.steps.signIn,
          fields: agencySignInSchema.keyof().options,
          content: (
            <>
              <TextField name="email" label={fieldLabels.email} type="email" autoComplete="off" />
              <PasswordPair helperText={copy.passwordHelp} />
            </>
          ),
        },
        {
          label: copy.steps.details,
          fields: agencyDetailsSchema.keyof().options,
          content: (
            <>
              <TextField name="agencyName" label={fieldLabels.agencyName} />
              <TextField name="phone" label={fieldLabels.phone} labelNote={fieldLabels.optional} type="tel" />
              <TextField name="address" label={fieldLabels.address} labelNote={fieldLabels.optional} />
            </>
          ),
        },
      ]}
    />
  );
}
