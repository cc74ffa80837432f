import * as z from 'zod';

import { optionalText, requiredText } from '../text/fieldSchemas';

/**
 * Schema of the portal's customer form while the office shows sample data: all fields are optional, and no format is
 * checked.
 */
export const agencyCustomerDraftSchema = z.object({
  name: optionalText,
  email: optionalText,
  address: optionalText,
  phone: optionalText,
});

/** Schema of the portal's customer form while the office shows a workspace. It requires a name to show in the list. */
export const savedAgencyCustomerSchema = agencyCustomerDraftSchema.extend({ name: requiredText('Name is required') });

/** Values in the form, before parsing. */
export type AgencyCustomerFormValues = z.input<typeof agencyCustomerDraftSchema>;
/** Valid values, after parsing. */
export type AgencyCustomerDraft = z.output<typeof agencyCustomerDraftSchema>;
