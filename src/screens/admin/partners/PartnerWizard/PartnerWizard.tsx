import { FormEmptySelect } from '~/components/inputs/FormEmptySelect/FormEmptySelect';
import { FormSelect } from '~/components/inputs/FormSelect/FormSelect';
import { FormTextField } from '~/components/inputs/FormTextField/FormTextField';
import { PasswordPair } from '~/components/inputs/PasswordPair/PasswordPair';
import { useDraftForm } from '~/components/inputs/useDraftForm';
import type { WizardCallbacks } from '~/components/wizard/Wizard/useWizard';
import { Wizard } from '~/components/wizard/Wizard/Wizard';
import { paths } from '~/domain/paths';
import {
  partnerDraftSchema,
  partnerEditSchema,
  partnerDetailsSchema,
  partnerSignInSchema,
} from '~/domain/partner/partnerDraft';
import type { PartnerDraft, PartnerFormValues } from '~/domain/partner/partnerDraft';
import type { Option } from '~/domain/selectOptions';
import { fieldLabels } from '~/domain/fieldLabels';
import { emptyPasswordValues } from '~/domain/session/newPassword';
import type { WithoutPasswords } from '~/domain/session/newPassword';

import { partnerWizardCopy as copy } from './PartnerWizard.copy';

const TextField = FormTextField<PartnerFormValues>;
const Select = FormSelect<PartnerFormValues>;
const EmptySelect = FormEmptySelect<PartnerFormValues>;

export type PartnerWizardProps = WizardCallbacks<PartnerDraft> & {
  /** Options of the agency field: the values are ids and the labels are names. */
  agencies: readonly Option[];
  /** Called on a click on the link to the agencies. If undefined, the click follows the link. */
  onAddAgency?: (() => void) | undefined;
  /** The partner to edit. Its form has no password fields, since passwords are not stored. */
  initialValues?: WithoutPasswords<PartnerFormValues> | undefined;
};

export function PartnerWizard({ agencies, onAddAgency, initialValues, ...callbacks }: PartnerWizardProps) {
  const form = useDraftForm(
    initialValues ? partnerEditSchema : partnerDraftSchema,
    {
      email: '',
      firstName: '',
      lastName: '',
      password: '',
      confirmPassword: '',
      agency: '',
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
          fields: partnerSignInSchema.keyof().options,
          content: (
            <>
              <TextField name="email" label={fieldLabels.email} type="email" autoComplete="off" />
              <TextField name="firstName" label={fieldLabels.firstName} autoComplete="off" />
              <TextField
                name="lastName"
                label={fieldLabels.lastName}
                labelNote={fieldLabels.optional}
                autoComplete="off"
              />
              {!initialValues && <PasswordPair />}
            </>
          ),
        },
        {
          label: copy.steps.details,
          fields: partnerDetailsSchema.keyof().options,
          content: (
            <>
              {agencies.length > 0 ? (
                <Select name="agency" label={fieldLabels.agency} placeholder={copy.chooseAgency} options={agencies} />
              ) : (
                <EmptySelect
                  name="agency"
                  label={fieldLabels.agency}
                  text={copy.noAgencies}
                  linkLabel={copy.addAgency}
                  href={paths.admin.agencies()}
                  onFollow={onAddAgency}
                />
              )}
              <TextField name="phone" label={fieldLabels.phoneNumber} type="tel" autoComplete="off" />
            </>
          ),
        },
      ]}
    />
  );
}
