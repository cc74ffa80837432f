import * as z from 'zod';

import { optionalMoment, optionalText, requiredNumber, requiredPrice, requiredText } from '../text/entrySchemas';
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

/** Moments where the admin is, without a time zone: `YYYY-MM-DDTHH:MM`, or an empty text. */
export const packageTimestampsSchema = z.object({ createdAt: optionalMoment, updatedAt: optionalMoment });

export const packageDraftSchema = packageTermsSchema.and(packageTimestampsSchema);

/** What stands in the fields. */
export type PackageEntry = z.input<typeof packageDraftSchema>;

/** What adding a package collects. */
export type PackageDraft = z.output<typeof packageDraftSchema>;
