import * as z from 'zod';

import { isConfirmed, newPasswordSchema, notConfirmed } from '../session/newPassword';
import { requiredText } from '../text/entrySchemas';

export const customerSignInSchema = z
  .object({
    email: requiredText('Email is required'),
    firstName: requiredText('First name is required'),
    lastName: requiredText('Last name is required'),
    ...newPasswordSchema.shape,
  })
  .refine(isConfirmed, notConfirmed);

export const customerPhoneSchema = z.object({
  /** As it was typed, perhaps with a plus: no form is asked for. */
  countryCode: requiredText('Country code is required'),
  /** Without the country's code, as it was typed. */
  phone: requiredText('Phone number is required'),
});

export const customerDraftSchema = customerSignInSchema.and(customerPhoneSchema);

/** What stands in the fields. */
export type CustomerEntry = z.input<typeof customerDraftSchema>;

/** What adding a customer collects. */
export type CustomerDraft = z.output<typeof customerDraftSchema>;
