import * as z from 'zod';

import { listKeys } from '../selectOptions';
import { optionalText, optionalWholeNumber, requiredText } from '../text/fieldSchemas';
import { defaultDisplayOrder, featureLabels } from './utility';

const featureKinds = listKeys(featureLabels);

export const utilityDetailsSchema = z.object({
  name: requiredText('Name is required'),
  description: optionalText,
  defaultRedirectUrl: optionalText,
  /** True if a scan opens a messaging app. */
  isTag: z.boolean(),
});

export const utilityFeatureSchema = z.object({
  feature: z.enum(featureKinds),
  isEnabled: z.boolean(),
  displayOrder: optionalWholeNumber(defaultDisplayOrder, 'Display order must be a whole number'),
});

export const utilityFeaturesSchema = z.object({ features: z.array(utilityFeatureSchema) });

export const utilityDraftSchema = utilityDetailsSchema.and(utilityFeaturesSchema);

/** Values in the form, before parsing. */
export type UtilityFormValues = z.input<typeof utilityDraftSchema>;
/** Valid values, after parsing. */
export type UtilityDraft = z.output<typeof utilityDraftSchema>;

/**
 * Returns the initial values of a new feature. Its kind is the first that `features` does not contain, or WhatsApp if
 * all are used.
 */
export function createFeature(features: UtilityFormValues['features']): UtilityFormValues['features'][number] {
  const usedKinds = features.map(({ feature }) => feature);
  return {
    feature: featureKinds.find((kind) => !usedKinds.includes(kind)) ?? 'whatsapp',
    isEnabled: true,
    displayOrder: String(defaultDisplayOrder),
  };
}
