import * as z from 'zod';

import { optionalText } from '../text/fieldSchemas';

/** The agency's form for a customer. All fields are optional and unchecked. */
export const agencyCustomerDraftSchema = z.object({
  name: optionalText,
  email: optionalText,
  address: optionalText,
  phone: optionalText,
});

/** Values of the form fields, before and after parsing. */
export type AgencyCustomerFormValues = z.input<typeof agencyCustomerDraftSchema>;
export type AgencyCustomerDraft = z.output<typeof agencyCustomerDraftSchema>;
