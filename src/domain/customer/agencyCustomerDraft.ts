import * as z from 'zod';

import { optionalText } from '../text/fieldSchemas';

/** Schema of the agency's form for a customer. All fields are optional, and no format is checked. */
export const agencyCustomerDraftSchema = z.object({
  name: optionalText,
  email: optionalText,
  address: optionalText,
  phone: optionalText,
});

/** Values in the form, before parsing. */
export type AgencyCustomerFormValues = z.input<typeof agencyCustomerDraftSchema>;
/** Valid values, after parsing. */
export type AgencyCustomerDraft = z.output<typeof agencyCustomerDraftSchema>;
