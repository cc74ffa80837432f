import * as z from 'zod';

import { optionalText } from '../text/entrySchemas';

/** What an agency's own form for a customer collects. Nothing is required and nothing is checked. */
export const agencyCustomerDraftSchema = z.object({
  name: optionalText,
  email: optionalText,
  address: optionalText,
  phone: optionalText,
});

/** What stands in the fields. */
export type AgencyCustomerEntry = z.input<typeof agencyCustomerDraftSchema>;

export type AgencyCustomerDraft = z.output<typeof agencyCustomerDraftSchema>;
