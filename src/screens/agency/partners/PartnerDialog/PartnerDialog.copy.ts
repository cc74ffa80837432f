import { partnerPhoneDigits } from '~/domain/partner/agencyPartner';

export const partnerDialogCopy = {
  title: 'Add partner',
  firstName: 'First name',
  lastName: 'Last name',
  optional: '(optional)',
  email: 'Email',
  company: 'Company name',
  phone: 'Phone number',
  phoneHint: `${partnerPhoneDigits} digits, such as 0500000401.`,
};
