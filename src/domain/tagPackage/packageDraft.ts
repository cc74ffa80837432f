import * as z from 'zod';

import { optionalDateTime, optionalText, requiredNumber, requiredPrice, requiredText } from '../text/fieldSchemas';
import { tagTypes } from './tagPackage';

export const packageTermsSchema = z.object({
  name: requiredText('Name is required'),
  description: optionalText,
  totalHexacodes: requiredNumber('Total hexacodes is required'),
  tagType: z.enum(tagTypes),
  /** AED. */
  price: requiredPrice('Price is required'),
  isActive: z.boolean(),
});

/** Local dates and times: `YYYY-MM-DDTHH:MM`, or an empty text. */
export const packageTimestampsSchema = z.object({ createdAt: optionalDateTime, updatedAt: optionalDateTime });

export const packageDraftSchema = packageTermsSchema.and(packageTimestampsSchema);

/** Values of the form fields, before parsing. */
export type PackageFormValues = z.input<typeof packageDraftSchema>;

/** Parsed values of the form that adds a package. */
export type PackageDraft = z.output<typeof packageDraftSchema>;
