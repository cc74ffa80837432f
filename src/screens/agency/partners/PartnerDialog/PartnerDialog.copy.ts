import { partnerPhoneDigits } from '~/domain/partner/agencyPartner';

export const partnerDialogCopy = {
  title: 'Add partner',
  company: 'Company name',
  phoneHelp: `${partnerPhoneDigits} digits, for example 0500000401`,
};
