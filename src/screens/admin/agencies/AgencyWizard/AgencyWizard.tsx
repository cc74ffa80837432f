import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { formTiming } from '~/components/inputs/formTiming';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { PasswordPair } from '~/components/inputs/PasswordPair/PasswordPair';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import { agencyDetailsSchema, agencyDraftSchema, agencySignInSchema } from '~/domain/agency/agencyDraft';
import type { AgencyDraft, AgencyEntry } from '~/domain/agency/agencyDraft';

import { agencyWizardCopy as copy } from './AgencyWizard.copy';

export type AgencyWizardProps = WizardCallbacks<AgencyDraft> & {
  /** Generated anew each time the wizard is opened; stands in both password fields. */
  initialPassword: string;
};

export function AgencyWizard({ initialPassword, ...callbacks }: AgencyWizardProps) {
  const form = useForm<AgencyEntry, unknown, AgencyDraft>({
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
              <FormTextField<AgencyEntry> name="email" label={copy.email} type="email" autoComplete="off" />
              <PasswordPair hint={copy.generated} />
            </>
          ),
        },
        {
          label: copy.steps.details,
          fields: agencyDetailsSchema.keyof().options,
          content: (
            <>
              <FormTextField<AgencyEntry> name="agencyName" label={copy.agencyName} />
              <FormTextField<AgencyEntry> name="phone" label={copy.phone} labelNote={copy.optional} type="tel" />
              <FormTextField<AgencyEntry> name="address" label={copy.address} labelNote={copy.optional} />
            </>
          ),
        },
      ]}
    />
  );
}
