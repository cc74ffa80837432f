import * as z from 'zod';

import { keysOf } from '../options';
import { optionalDateTime, optionalText, requiredNumber, requiredPrice, requiredText } from '../text/fieldSchemas';
import { tagTypeLabels } from './tagPackage';

export const packageTermsSchema = z.object({
  name: requiredText('Name is required'),
  description: optionalText,
  totalHexacodes: requiredNumber('Total hexacodes is required'),
  tagType: z.enum(keysOf(tagTypeLabels)),
  /** AED. */
  price: requiredPrice('Price is required'),
  isActive: z.boolean(),
});

/** Local dates and times: `YYYY-MM-DDTHH:MM`, or an empty text. */
export const packageTimestampsSchema = z.object({ createdAt: optionalDateTime, updatedAt: optionalDateTime });

export const packageDraftSchema = packageTermsSchema.and(packageTimestampsSchema);

/** Values of the form fields, before and after parsing. */
export type PackageFormValues = z.input<typeof packageDraftSchema>;
export type PackageDraft = z.output<typeof packageDraftSchema>;
