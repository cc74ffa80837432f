import * as z from 'zod';

import { passwordsMatch, newPasswordSchema, passwordMismatch } from '../session/newPassword';
import { optionalText, requiredText } from '../text/fieldSchemas';

export const partnerSignInSchema = z
  .object({
    email: requiredText('Email is required'),
    firstName: requiredText('First name is required'),
    lastName: optionalText,
    ...newPasswordSchema.shape,
  })
  .refine(passwordsMatch, passwordMismatch);

export const partnerDetailsSchema = z.object({
  /** Agency id. */
  agency: requiredText('Agency is required'),
  /** As typed; the format is not checked. */
  phone: requiredText('Phone number is required'),
});

export const partnerDraftSchema = partnerSignInSchema.and(partnerDetailsSchema);

/** Values of the form fields, before and after parsing. */
export type PartnerFormValues = z.input<typeof partnerDraftSchema>;
export type PartnerDraft = z.output<typeof partnerDraftSchema>;
