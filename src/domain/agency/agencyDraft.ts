import * as z from 'zod';

import { isConfirmed, newPasswordSchema, notConfirmed } from '../session/newPassword';
import { optionalText, requiredText } from '../text/entrySchemas';

export const agencySignInSchema = z
  .object({ email: requiredText('Email is required'), ...newPasswordSchema.shape })
  .refine(isConfirmed, notConfirmed);

export const agencyDetailsSchema = z.object({
  agencyName: requiredText('Agency name is required'),
  phone: optionalText,
  address: optionalText,
});

export const agencyDraftSchema = agencySignInSchema.and(agencyDetailsSchema);

/** What stands in the fields. */
export type AgencyEntry = z.input<typeof agencyDraftSchema>;

/** What adding an agency collects. */
export type AgencyDraft = z.output<typeof agencyDraftSchema>;
