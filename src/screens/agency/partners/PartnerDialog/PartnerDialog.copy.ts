import { partnerPhoneDigitCount } from '~/domain/partner/agencyPartner';

export const partnerDialogCopy = {
  titles: { add: 'Add partner', edit: 'Edit partner' },
  company: 'Company name',
  phoneHelp: `${partnerPhoneDigitCount} digits, for example 050 000 0401`,
};
