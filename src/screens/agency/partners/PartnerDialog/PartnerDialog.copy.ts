import { partnerPhoneDigits } from '~/domain/partner/agencyPartner';

export const partnerDialogCopy = {
  title: 'Add partner',
  company: 'Company name',
  phoneHelp: `${partnerPhoneDigits} digits, such as 0500000401.`,
};
