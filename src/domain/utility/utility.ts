import { allOptionLabel, matchesYesNo, yesNoLabels } from '../lists/filterOptions';
import { createListQueryFields, findColumnOrder } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import { textOneOf, createQuerySchema } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';

/** Labels of the ways in which a finder can contact the owner of a tag. */
export const featureLabels = { whatsapp: 'WhatsApp', email: 'Email', sms: 'SMS' } as const;

type UtilityFeature = {
  feature: keyof typeof featureLabels;
  isEnabled: boolean;
  /** Position among the features of a utility: a whole number. Features with smaller numbers come first. */
  displayOrder: number;
};

export const defaultDisplayOrder = 0;

/** Defines what happens when a tag is scanned: where the scan leads, and how a finder can contact the owner. */
export type Utility = {
  id: string;
  name: string;
  description: string;
  /** Default redirect URL as typed; can be empty. */
  defaultRedirectUrl: string;
  /** True if a scan opens a messaging app. */
  isTag: boolean;
  features: readonly UtilityFeature[];
};

export const messagingFilterLabels = { ...allOptionLabel, ...yesNoLabels } as const;

/** Returns the enabled features in display order as text: 'WhatsApp, SMS'. Empty if none is enabled. */
export function formatFeatures(utility: Pick<Utility, 'features'>): string {
  return listEnabledFeatureNames(utility).join(', ');
}

/** Returns the names of the enabled features in display order. */
export function listEnabledFeatureNames({ features }: Pick<Utility, 'features'>): string[] {
  return getFeatureNames(features.filter(({ isEnabled }) => isEnabled));
}

/** Returns the disabled features in display order as text: 'Email'. Empty if all are enabled. */
export function formatDisabledFeatures({ features }: Pick<Utility, 'features'>): string {
  return getFeatureNames(features.filter(({ isEnabled }) => !isEnabled)).join(', ');
}

function getFeatureNames(features: readonly UtilityFeature[]): string[] {
  return [...features].sort((a, b) => a.displayOrder - b.displayOrder).map(({ feature }) => featureLabels[feature]);
}

export const utilitySortKeys = {
  name: (utility) => utility.name,
  description: (utility) => utility.description,
  defaultRedirectUrl: (utility) => utility.defaultRedirectUrl,
  isTag: (utility) => utility.isTag,
  features: formatFeatures,
} satisfies SortKeys<Utility>;

const utilityQuerySchema = createQuerySchema({
  ...createListQueryFields(utilitySortKeys),
  messaging: textOneOf(['all', 'yes', 'no'], 'all'),
});
export type UtilityQuery = QueryOf<typeof utilityQuerySchema>;

export const utilityRules: ListRules<Utility, UtilityQuery> = {
  schema: utilityQuerySchema,
  getSearchTexts: (utility) => [utility.name, utility.description, utility.defaultRedirectUrl, formatFeatures(utility)],
  getOrder: ({ sort }) => findColumnOrder(utilitySortKeys, sort),
  createFilter:
    ({ messaging }) =>
    (utility) =>
      matchesYesNo(messaging, utility.isTag),
};
