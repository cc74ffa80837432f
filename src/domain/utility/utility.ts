import { allLabels, matchesYesNo, yesNoKey, yesNoLabels } from '../lists/filterOptions';
import { listQueryFields, columnOrder } from '../lists/listRules';
import type { ListRules, SortKeys } from '../lists/listRules';
import { oneOf, querySchema } from '../lists/querySchema';
import type { QueryOf } from '../lists/querySchema';

/** Contact options of a utility for the person who scans the tag. */
export const featureLabels = { whatsapp: 'WhatsApp', email: 'Email', sms: 'SMS' } as const;

type UtilityFeature = {
  feature: keyof typeof featureLabels;
  isEnabled: boolean;
  /** Integer, ascending. */
  displayOrder: number;
};

export const defaultDisplayOrder = 0;

/** The behaviour of a tag when it is scanned. */
export type Utility = {
  id: string;
  name: string;
  description: string;
  /** As typed. Can be empty. */
  defaultRedirectUrl: string;
  /** True if a scan opens a messaging app. */
  isTag: boolean;
  features: readonly UtilityFeature[];
};

export const messagingFilterLabels = { ...allLabels, ...yesNoLabels } as const;

export function messagingText({ isTag }: Pick<Utility, 'isTag'>): string {
  return yesNoLabels[yesNoKey(isTag)];
}

/** Enabled features in display order: 'WhatsApp, SMS'. Can be empty. */
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
