import * as z from 'zod';

import { isConfirmed, newPasswordSchema, notConfirmed } from '../session/newPassword';
import { optionalText, requiredText } from '../text/entrySchemas';

export const partnerSignInSchema = z
  .object({
    email: requiredText('Email is required'),
    firstName: requiredText('First name is required'),
    lastName: optionalText,
    ...newPasswordSchema.shape,
  })
  .refine(isConfirmed, notConfirmed);

export const partnerDetailsSchema = z.object({
  /** The id of the agency. */
  agency: requiredText('Agency is required'),
  /** As it was typed: no form is asked for. */
  phone: requiredText('Phone number is required'),
});

export const partnerDraftSchema = partnerSignInSchema.and(partnerDetailsSchema);

/** What stands in the fields. */
export type PartnerEntry = z.input<typeof partnerDraftSchema>;

/** What adding a partner collects. */
export type PartnerDraft = z.output<typeof partnerDraftSchema>;
