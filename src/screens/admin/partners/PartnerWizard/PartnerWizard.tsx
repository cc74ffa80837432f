import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';

import { FormNoChoice } from '~/components/inputs/FormNoChoice/FormNoChoice';
import { FormSelect } from '~/components/inputs/FormSelect/FormSelect';
import { formTiming } from '~/components/inputs/formTiming';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { PasswordPair } from '~/components/inputs/PasswordPair/PasswordPair';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import { paths } from '~/domain/paths';
import { partnerDraftSchema, partnerDetailsSchema, partnerSignInSchema } from '~/domain/partner/partnerDraft';
import type { PartnerDraft, PartnerEntry } from '~/domain/partner/partnerDraft';
import type { Option } from '~/domain/options';

import { partnerWizardCopy as copy } from './PartnerWizard.copy';

export type PartnerWizardProps = WizardCallbacks<PartnerDraft> & {
  /** By id, with the agency's name. */
  agencies: readonly Option[];
  /** Goes to where an agency is added; a wizard can take this one's place there. */
  onAddAgency?: (() => void) | undefined;
};

export function PartnerWizard({ agencies, onAddAgency, ...callbacks }: PartnerWizardProps) {
  const form = useForm<PartnerEntry, unknown, PartnerDraft>({
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
              <FormTextField<PartnerEntry> name="email" label={copy.email} type="email" autoComplete="off" />
              <FormTextField<PartnerEntry> name="firstName" label={copy.firstName} autoComplete="off" />
              <FormTextField<PartnerEntry>
                name="lastName"
                label={copy.lastName}
                labelNote={copy.optional}
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
                <FormSelect<PartnerEntry>
                  name="agency"
                  label={copy.agency}
                  placeholder={copy.chooseAgency}
                  options={agencies}
                />
              ) : (
                <FormNoChoice<PartnerEntry>
                  name="agency"
                  label={copy.agency}
                  text={copy.noAgencies}
                  wayOn={copy.addAgency}
                  href={paths.admin.agencies()}
                  onFollow={onAddAgency}
                />
              )}
              <FormTextField<PartnerEntry> name="phone" label={copy.phone} type="tel" autoComplete="off" />
            </>
          ),
        },
      ]}
    />
  );
}
