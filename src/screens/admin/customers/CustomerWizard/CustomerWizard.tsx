import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { formTiming } from '~/components/inputs/formTiming';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { PasswordPair } from '~/components/inputs/PasswordPair/PasswordPair';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import { customerDraftSchema, customerPhoneSchema, customerSignInSchema } from '~/domain/customer/customerDraft';
import type { CustomerDraft, CustomerFormValues } from '~/domain/customer/customerDraft';
import { fieldLabels } from '~/domain/fieldLabels';

import { customerWizardCopy as copy } from './CustomerWizard.copy';

export type CustomerWizardProps = WizardCallbacks<CustomerDraft>;

export function CustomerWizard(callbacks: CustomerWizardProps) {
  const form = useForm<CustomerFormValues, unknown, CustomerDraft>({
    ...formTiming,
    resolver: zodResolver(customerDraftSchema),
    defaultValues: {
      email: '',
      firstName: '',
      lastName: '',
      password: '',
      confirmPassword: '',
      countryCode: '',
      phone: '',
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
          fields: customerSignInSchema.keyof().options,
          content: (
            <>
              <FormTextField<CustomerFormValues>
                name="email"
                label={fieldLabels.email}
                type="email"
                autoComplete="off"
              />
              <FormTextField<CustomerFormValues> name="firstName" label={fieldLabels.firstName} autoComplete="off" />
              <FormTextField<CustomerFormValues> name="lastName" label={fieldLabels.lastName} autoComplete="off" />
              <PasswordPair />
            </>
          ),
        },
        {
          label: copy.steps.phone,
          fields: customerPhoneSchema.keyof().options,
          content: (
            <>
              <FormTextField<CustomerFormValues>
                name="countryCode"
                label={copy.countryCode}
                helperText={copy.countryCodeHelp}
                type="tel"
                autoComplete="off"
              />
              <FormTextField<CustomerFormValues>
                name="phone"
                label={fieldLabels.phoneNumber}
                type="tel"
                autoComplete="off"
              />
            </>
          ),
        },
      ]}
    />
  );
}
