import * as z from 'zod';

import { isEmail } from '../text/emailAddress';
import { optionalText, requiredText } from '../text/fieldSchemas';
import { toLatinDigits } from '../number/latinDigits';
import { partnerPhoneDigitCount } from './agencyPartner';

const phonePattern = new RegExp(`^\\d{${partnerPhoneDigitCount}}$`);

/** Schema of the portal's partner form. Each field has at most one error. */
export const agencyPartnerDraftSchema = z.object({
  firstName: requiredText('First name is required'),
  lastName: optionalText,
  email: requiredText('Email is required').pipe(z.string().refine(isEmail, 'Invalid email')),
  company: requiredText('Company name is required'),
  /** Phone number of ten digits. Arabic and Persian digits are converted to Latin digits. */
  phone: requiredText('Phone number is required')
    .transform(toLatinDigits)
    .pipe(z.string().regex(phonePattern, `Phone number must be ${partnerPhoneDigitCount} digits`)),
});

/** Values in the form, before parsing. */
export type AgencyPartnerFormValues = z.input<typeof agencyPartnerDraftSchema>;
/** Valid values, after parsing. */
export type AgencyPartnerDraft = z.output<typeof agencyPartnerDraftSchema>;
