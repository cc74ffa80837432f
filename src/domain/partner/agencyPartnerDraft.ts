import * as z from 'zod';

import { isEmail } from '../text/emailAddress';
import { optionalText, requiredText } from '../text/entrySchemas';
import { toLatinDigits } from '../text/latinDigits';
import { partnerPhoneDigits } from './agencyPartner';

const phonePattern = new RegExp(`^\\d{${partnerPhoneDigits}}$`);

/** What an agency's own form for a partner collects; each entry has one message at most. */
export const agencyPartnerDraftSchema = z.object({
  firstName: requiredText('First name is required'),
  lastName: optionalText,
  email: requiredText('Email is required').pipe(z.string().refine(isEmail, 'Invalid email')),
  company: requiredText('Company name is required'),
  /** Ten digits from 0 to 9, whichever row of digits they were typed in. */
  phone: requiredText('Phone number is required')
    .transform(toLatinDigits)
    .pipe(z.string().regex(phonePattern, `Phone number must be ${partnerPhoneDigits} digits`)),
});

/** What stands in the fields. */
export type AgencyPartnerEntry = z.input<typeof agencyPartnerDraftSchema>;

export type AgencyPartnerDraft = z.output<typeof agencyPartnerDraftSchema>;
