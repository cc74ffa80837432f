import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { PasswordPair } from '~/components/inputs/PasswordPair/PasswordPair';
import { useDraftForm } from '~/components/inputs/useDraftForm';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import {
  customerDraftSchema,
  customerEditSchema,
  customerPhoneSchema,
  customerSignInSchema,
} from '~/domain/customer/customerDraft';
import type { CustomerDraft, CustomerFormValues } from '~/domain/customer/customerDraft';
import { fieldLabels } from '~/domain/fieldLabels';
import { emptyPasswordValues } from '~/domain/session/newPassword';
import type { WithoutPasswords } from '~/domain/session/newPassword';

import { customerWizardCopy as copy } from './CustomerWizard.copy';

const TextField = FormTextField<CustomerFormValues>;

export type CustomerWizardProps = WizardCallbacks<CustomerDraft> & {
  /** The customer to edit. Its form has no password fields, since passwords are not stored. */
  initialValues?: WithoutPasswords<CustomerFormValues> | undefined;
};

export function CustomerWizard({ initialValues, ...callbacks }: CustomerWizardProps) {
  const form = useDraftForm(
    initialValues ? customerEditSchema : customerDraftSchema,
    {
      email: '',
      firstName: '',
      lastName: '',
      password: '',
      confirmPassword: '',
      countryCode: '',
      phone: '',
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
          fields: customerSignInSchema.keyof().options,
          content: (
            <>
              <TextField name="email" label={fieldLabels.email} type="email" autoComplete="off" />
              <TextField name="firstName" label={fieldLabels.firstName} autoComplete="off" />
              <TextField name="lastName" label={fieldLabels.lastName} autoComplete="off" />
              {!initialValues && <PasswordPair />}
            </>
          ),
        },
        {
          label: copy.steps.phone,
          fields: customerPhoneSchema.keyof().options,
          content: (
            <>
              <TextField
                name="countryCode"
                label={copy.countryCode}
                helperText={copy.countryCodeHelp}
                type="tel"
                autoComplete="off"
              />
              <TextField name="phone" label={fieldLabels.phoneNumber} type="tel" autoComplete="off" />
            </>
          ),
        },
      ]}
    />
  );
}
