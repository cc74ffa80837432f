import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { PasswordPair } from '~/components/inputs/PasswordPair/PasswordPair';
import { useDraftForm } from '~/components/inputs/useDraftForm';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import {
  agencyDetailsSchema,
  agencyDraftSchema,
  agencyEditSchema,
  agencySignInSchema,
} from '~/domain/agency/agencyDraft';
import type { AgencyDraft, AgencyFormValues } from '~/domain/agency/agencyDraft';
import { fieldLabels } from '~/domain/fieldLabels';
import { emptyPasswordValues } from '~/domain/session/newPassword';
import type { WithoutPasswords } from '~/domain/session/newPassword';

import { agencyWizardCopy as copy } from './AgencyWizard.copy';

const TextField = FormTextField<AgencyFormValues>;

export type AgencyWizardProps = WizardCallbacks<AgencyDraft> & {
  /** A generated password for a new agency, which is the initial value of both password fields. */
  initialPassword?: string | undefined;
  /** The agency to edit. Its form has no password fields, since passwords are not stored. */
  initialValues?: WithoutPasswords<AgencyFormValues> | undefined;
};

export function AgencyWizard({ initialPassword = '', initialValues, ...callbacks }: AgencyWizardProps) {
  const form = useDraftForm(
    initialValues ? agencyEditSchema : agencyDraftSchema,
    {
      email: '',
      password: initialPassword,
      confirmPassword: initialPassword,
      agencyName: '',
      phone: '',
      address: '',
    },
    initialValues && { ...initialValues, ...emptyPasswordValues },
  );
  return (
    <Wizard
      {...callbacks}
      title={copy.titles[initialValues ? 'edit' : 'add']}
      form={form}
      steps={[
        {
          label: copy.steps.signIn,
          fields: agencySignInSchema.keyof().options,
          content: (
            <>
              <TextField name="email" label={fieldLabels.email} type="email" autoComplete="off" />
              {!initialValues && <PasswordPair helperText={copy.passwordHelp} />}
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
