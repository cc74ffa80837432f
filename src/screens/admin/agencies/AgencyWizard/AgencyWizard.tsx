import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { formTiming } from '~/components/inputs/formTiming';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { PasswordPair } from '~/components/inputs/PasswordPair/PasswordPair';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import { agencyDetailsSchema, agencyDraftSchema, agencySignInSchema } from '~/domain/agency/agencyDraft';
import type { AgencyDraft, AgencyFormValues } from '~/domain/agency/agencyDraft';
import { fieldLabels } from '~/domain/fieldLabels';

import { agencyWizardCopy as copy } from './AgencyWizard.copy';

export type AgencyWizardProps = WizardCallbacks<AgencyDraft> & {
  /** Initial value of both password fields; generated each time the wizard is opened. */
  initialPassword: string;
};

export function AgencyWizard({ initialPassword, ...callbacks }: AgencyWizardProps) {
  const form = useForm<AgencyFormValues, unknown, AgencyDraft>({
    ...formTiming,
    resolver: zodResolver(agencyDraftSchema),
    defaultValues: {
      email: '',
      password: initialPassword,
      confirmPassword: initialPassword,
      agencyName: '',
      phone: '',
      address: '',
    },
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
              <FormTextField<AgencyFormValues> name="email" label={fieldLabels.email} type="email" autoComplete="off" />
              <PasswordPair helperText={copy.passwordHelp} />
            </>
          ),
        },
        {
          label: copy.steps.details,
          fields: agencyDetailsSchema.keyof().options,
          content: (
            <>
              <FormTextField<AgencyFormValues> name="agencyName" label={copy.agencyName} />
              <FormTextField<AgencyFormValues>
                name="phone"
                label={copy.phone}
                labelNote={fieldLabels.optional}
                type="tel"
              />
              <FormTextField<AgencyFormValues>
                name="address"
                label={fieldLabels.address}
                labelNote={fieldLabels.optional}
              />
            </>
          ),
        },
      ]}
    />
  );
}
