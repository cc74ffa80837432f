import * as z from 'zod';

import { optionalText, optionalWholeNumber, requiredText } from '../text/entrySchemas';
import { defaultDisplayOrder, featureKinds } from './utility';

export const utilityDetailsSchema = z.object({
  name: requiredText('Name is required'),
  description: optionalText,
  /** As it was typed. */
  defaultRedirectUrl: optionalText,
  /** Whether a scan leads to a messaging app. */
  isTag: z.boolean(),
});

export const utilityFeatureSchema = z.object({
  feature: z.enum(featureKinds),
  isEnabled: z.boolean(),
  displayOrder: optionalWholeNumber(defaultDisplayOrder, 'Display order must be a whole number'),
});

export const utilityFeaturesSchema = z.object({ features: z.array(utilityFeatureSchema) });

export const utilityDraftSchema = utilityDetailsSchema.and(utilityFeaturesSchema);

/** What stands in the fields. */
export type UtilityEntry = z.input<typeof utilityDraftSchema>;

/** What adding a utility collects. */
export type UtilityDraft = z.output<typeof utilityDraftSchema>;

/** What a further feature starts with: the first kind that is not there yet. */
export function furtherFeature(features: UtilityEntry['features']): UtilityEntry['features'][number] {
  const taken = features.map(({ feature }) => feature);
  return {
    feature: featureKinds.find((kind) => !taken.includes(kind)) ?? 'whatsapp',
    isEnabled: true,
    displayOrder: String(defaultDisplayOrder),
  };
}
