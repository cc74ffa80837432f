import * as z from 'zod';

import { listKeys } from '../selectOptions';
import { optionalDateTime, optionalText, requiredCount, requiredPrice, requiredText } from '../text/fieldSchemas';
import { tagTypeLabels } from './tagPackage';

export const packageTermsSchema = z.object({
  name: requiredText('Name is required'),
  description: optionalText,
  totalHexacodes: requiredCount('Total hexacodes is required'),
  tagType: z.enum(listKeys(tagTypeLabels)),
  /** Price in AED. */
  price: requiredPrice('Price is required'),
  isActive: z.boolean(),
});

/** Schema of the form's step with dates and times: local times, each `YYYY-MM-DDTHH:MM` or empty. */
export const packageTimestampsSchema = z.object({ createdAt: optionalDateTime, updatedAt: optionalDateTime });

export const packageDraftSchema = packageTermsSchema.and(packageTimestampsSchema);

/** Values in the form, before parsing. */
export type PackageFormValues = z.input<typeof packageDraftSchema>;
/** Valid values, after parsing. */
export type PackageDraft = z.output<typeof packageDraftSchema>;
