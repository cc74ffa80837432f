import * as z from 'zod';

import { newPasswordSchema, emptyPasswordsSchema, passwordMismatchIssue, passwordsMatch } from '../session/newPassword';
import { requiredText } from '../text/fieldSchemas';

export const customerSignInSchema = z
  .object({
    email: requiredText('Email is required'),
    firstName: requiredText('First name is required'),
    lastName: requiredText('Last name is required'),
    ...newPasswordSchema.shape,
  })
  .refine(passwordsMatch, passwordMismatchIssue);

export const customerPhoneSchema = z.object({
  /** Country code as typed, with or without a plus; the format is not checked. */
  countryCode: requiredText('Country code is required'),
  /** Phone number as typed, without the country code. */
  phone: requiredText('Phone number is required'),
});

export const customerDraftSchema = customerSignInSchema.and(customerPhoneSchema);

/** Schema of the form that edits a customer. It has no password fields, so it accepts empty values for both of them. */
export const customerEditSchema = customerSignInSchema.safeExtend(emptyPasswordsSchema.shape).and(customerPhoneSchema);

/** Values in the form, before parsing. */
export type CustomerFormValues = z.input<typeof customerDraftSchema>;
/** Valid values, after parsing. */
export type CustomerDraft = z.output<typeof customerDraftSchema>;
