import * as z from 'zod';

import { newPasswordSchema, emptyPasswordsSchema, passwordMismatchIssue, passwordsMatch } from '../session/newPassword';
import { optionalText, requiredText } from '../text/fieldSchemas';

export const agencySignInSchema = z
  .object({ email: requiredText('Email is required'), ...newPasswordSchema.shape })
  .refine(passwordsMatch, passwordMismatchIssue);

export const agencyDetailsSchema = z.object({
  agencyName: requiredText('Agency name is required'),
  phone: optionalText,
  address: optionalText,
});

export const agencyDraftSchema = agencySignInSchema.and(agencyDetailsSchema);

/** Schema of the form that edits an agency. It has no password fields, so it accepts empty values for both of them. */
export const agencyEditSchema = agencySignInSchema.safeExtend(emptyPasswordsSchema.shape).and(agencyDetailsSchema);

/** Values in the form, before parsing. */
export type AgencyFormValues = z.input<typeof agencyDraftSchema>;
/** Valid values, after parsing. */
export type AgencyDraft = z.output<typeof agencyDraftSchema>;
