import * as z from 'zod';

import {
  optionalMoment,
  optionalText,
  requiredAmount,
  requiredText,
  requiredWholeNumber,
} from '../shared/entrySchemas';
import { tagTypeSchema } from './tagPackage';

export const packageTermsSchema = z.object({
  name: requiredText('Name is required'),
  description: optionalText,
  totalHexacodes: requiredWholeNumber('Total hexacodes is required').pipe(
    z.number().min(1, 'Total hexacodes must be at least 1'),
  ),
  tagType: tagTypeSchema,
  /** AED. */
  price: requiredAmount('Price is required').pipe(z.number().min(0, 'Price must be at least 0')),
  isActive: z.boolean(),
});

/** Moments where the admin is, without a time zone: `YYYY-MM-DDTHH:MM`, or an empty text. */
export const packageTimestampsSchema = z.object({ createdAt: optionalMoment, updatedAt: optionalMoment });

export const packageDraftSchema = packageTermsSchema.and(packageTimestampsSchema);

/** What stands in the fields. */
export type PackageEntry = z.input<typeof packageDraftSchema>;

/** What adding a package collects. */
export type PackageDraft = z.output<typeof packageDraftSchema>;
