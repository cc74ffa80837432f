import { allLabels, matchesYesNo, yesNo, yesNoLabels } from '../lists/filterOptions';
import { listQueryFields, columnOrder } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import { oneOf, querySchema } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';

/** What a utility can offer to whoever scans the tag. */
export const featureKinds = ['whatsapp', 'email', 'sms'] as const;
export type FeatureKind = (typeof featureKinds)[number];

export const featureLabels: Record<FeatureKind, string> = { whatsapp: 'WhatsApp', email: 'Email', sms: 'SMS' };

export type UtilityFeature = {
  feature: FeatureKind;
  isEnabled: boolean;
  /** A whole number; the lowest is shown first. */
  displayOrder: number;
};

/** The place of a feature that says nothing else. */
export const defaultDisplayOrder = 0;

/** What a tag does when it is scanned. */
export type Utility = {
  id: string;
  name: string;
  description: string;
  /** As it was typed. Empty where there is none. */
  defaultRedirectUrl: string;
  /** Whether a scan leads to a messaging app. */
  isTag: boolean;
  features: readonly UtilityFeature[];
};

/** The choices of the filter by whether a scan leads to a messaging app. */
export const messagingFilterLabels = { ...allLabels, ...yesNoLabels } as const;

/** What a row says of leading to a messaging app. */
export function messagingText({ isTag }: Pick<Utility, 'isTag'>): string {
  return yesNoLabels[yesNo(isTag)];
}

/** The features that are on, in the order in which they are displayed: 'WhatsApp, SMS'. Empty where none is. */
export function featuresText({ features }: Pick<Utility, 'features'>): string {
  return features
    .filter(({ isEnabled }) => isEnabled)
    .sort((a, b) => a.displayOrder - b.displayOrder)
    .map(({ feature }) => featureLabels[feature])
    .join(', ');
}

export const utilitySortKeys = {
  name: (utility) => utility.name,
  description: (utility) => utility.description,
  defaultRedirectUrl: (utility) => utility.defaultRedirectUrl,
  isTag: (utility) => utility.isTag,
  features: featuresText,
} satisfies SortKeys<Utility>;

export const utilityQuerySchema = querySchema({
  ...listQueryFields(utilitySortKeys),
  messaging: oneOf(['all', 'yes', 'no'], 'all'),
});
export type UtilityQuery = QueryOf<typeof utilityQuerySchema>;

export const utilityRules: ListRules<Utility, UtilityQuery> = {
  schema: utilityQuerySchema,
  searchTexts: (utility) => [utility.name, utility.description, utility.defaultRedirectUrl, featuresText(utility)],
  order: ({ sort }) => columnOrder(utilitySortKeys, sort),
  filter:
    ({ messaging }) =>
    (utility) =>
      matchesYesNo(messaging, utility.isTag),
};
