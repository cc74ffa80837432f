import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { formTiming } from '~/components/inputs/formTiming';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { PasswordPair } from '~/components/inputs/PasswordPair/PasswordPair';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import { customerDraftSchema, customerPhoneSchema, customerSignInSchema } from '~/domain/customer/customerDraft';
import type { CustomerDraft, CustomerEntry } from '~/domain/customer/customerDraft';

import { customerWizardCopy as copy } from './CustomerWizard.copy';

export type CustomerWizardProps = WizardCallbacks<CustomerDraft>;

export function CustomerWizard(callbacks: CustomerWizardProps) {
  const form = useForm<CustomerEntry, unknown, CustomerDraft>({
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
              <FormTextField<CustomerEntry> name="email" label={copy.email} type="email" autoComplete="off" />
              <FormTextField<CustomerEntry> name="firstName" label={copy.firstName} autoComplete="off" />
              <FormTextField<CustomerEntry> name="lastName" label={copy.lastName} autoComplete="off" />
              <PasswordPair />
            </>
          ),
        },
        {
          label: copy.steps.phone,
          fields: customerPhoneSchema.keyof().options,
          content: (
            <>
              <FormTextField<CustomerEntry>
                name="countryCode"
                label={copy.countryCode}
                hint={copy.suchAs}
                type="tel"
                autoComplete="off"
              />
              <FormTextField<CustomerEntry> name="phone" label={copy.phone} type="tel" autoComplete="off" />
            </>
          ),
        },
      ]}
    />
  );
}
