import * as z from 'zod';

import { newPasswordSchema, emptyPasswordsSchema, passwordMismatchIssue, passwordsMatch } from '../session/newPassword';
import { optionalText, requiredText } from '../text/fieldSchemas';

export const partnerSignInSchema = z
  .object({
    email: requiredText('Email is required'),
    firstName: requiredText('First name is required'),
    lastName: optionalText,
    ...newPasswordSchema.shape,
  })
  .refine(passwordsMatch, passwordMismatchIssue);

export const partnerDetailsSchema = z.object({
  /** Id of the agency. */
  agency: requiredText('Agency is required'),
  /** Phone number as typed; the format is not checked. */
  phone: requiredText('Phone number is required'),
});

export const partnerDraftSchema = partnerSignInSchema.and(partnerDetailsSchema);

/** Schema of the form that edits a partner. It has no password fields, so it accepts empty values for both of them. */
export const partnerEditSchema = partnerSignInSchema.safeExtend(emptyPasswordsSchema.shape).and(partnerDetailsSchema);

/** Values in the form, before parsing. */
export type PartnerFormValues = z.input<typeof partnerDraftSchema>;
/** Valid values, after parsing. */
export type PartnerDraft = z.output<typeof partnerDraftSchema>;
