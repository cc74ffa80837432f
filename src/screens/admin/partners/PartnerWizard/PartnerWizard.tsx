import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { FormEmptySelect } from '~/components/inputs/FormEmptySelect/FormEmptySelect';
import { FormSelect } from '~/components/inputs/FormSelect/FormSelect';
import { formTiming } from '~/components/inputs/formTiming';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { PasswordPair } from '~/components/inputs/PasswordPair/PasswordPair';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import { paths } from '~/domain/paths';
import { partnerDraftSchema, partnerDetailsSchema, partnerSignInSchema } from '~/domain/partner/partnerDraft';
import type { PartnerDraft, PartnerFormValues } from '~/domain/partner/partnerDraft';
import type { Option } from '~/domain/options';
import { fieldLabels } from '~/domain/fieldLabels';

import { partnerWizardCopy as copy } from './PartnerWizard.copy';

export type PartnerWizardProps = WizardCallbacks<PartnerDraft> & {
  /** Agency ids with their names. */
  agencies: readonly Option[];
  /** Replaces the link to the agencies, to open their wizard. */
  onAddAgency?: (() => void) | undefined;
};

export function PartnerWizard({ agencies, onAddAgency, ...callbacks }: PartnerWizardProps) {
  const form = useForm<PartnerFormValues, unknown, PartnerDraft>({
    ...formTiming,
    resolver: zodResolver(partnerDraftSchema),
    defaultValues: {
      email: '',
      firstName: '',
      lastName: '',
      password: '',
      confirmPassword: '',
      agency: '',
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
          fields: partnerSignInSchema.keyof().options,
          content: (
            <>
              <FormTextField<PartnerFormValues>
                name="email"
                label={fieldLabels.email}
                type="email"
                autoComplete="off"
              />
              <FormTextField<PartnerFormValues> name="firstName" label={fieldLabels.firstName} autoComplete="off" />
              <FormTextField<PartnerFormValues>
                name="lastName"
                label={fieldLabels.lastName}
                labelNote={fieldLabels.optional}
                autoComplete="off"
              />
              <PasswordPair />
            </>
          ),
        },
        {
          label: copy.steps.details,
          fields: partnerDetailsSchema.keyof().options,
          content: (
            <>
              {agencies.length > 0 ? (
                <FormSelect<PartnerFormValues>
                  name="agency"
                  label={copy.agency}
                  placeholder={copy.chooseAgency}
                  options={agencies}
                />
              ) : (
                <FormEmptySelect<PartnerFormValues>
                  name="agency"
                  label={copy.agency}
                  text={copy.noAgencies}
                  linkLabel={copy.addAgency}
                  href={paths.admin.agencies()}
                  onFollow={onAddAgency}
                />
              )}
              <FormTextField<PartnerFormValues>
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
