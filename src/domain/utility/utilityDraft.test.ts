import { expect, it } from 'vitest';

import { messagesOf } from '../samples/messagesOf.sample';
import { furtherFeature, utilityDetailsSchema, utilityDraftSchema, utilityFeaturesSchema } from './utilityDraft';
import type { UtilityEntry } from './utilityDraft';

const feature = furtherFeature([]);
const entry: UtilityEntry = {
  name: 'Message the owner',
  description: '',
  defaultRedirectUrl: '',
  isTag: false,
  features: [feature],
};

it.each([
  [{ name: ' ' }, ['Name is required']],
  [{ defaultRedirectUrl: 'tel:1' }, []],
])('VAL-12 says of a utility with %j: %j', (part, messages) => {
  expect(messagesOf(utilityDetailsSchema.safeParse({ ...entry, ...part }))).toEqual(messages);
});

it.each([
  ['0', 0],
  ['-1', -1],
  ['٢', 2],
  ['+5', 5],
  ['1e3', 1000],
  [' ', 0],
])('ADM-12 reads the display order %j as %j', (displayOrder, number) => {
  const features = [{ ...feature, displayOrder }];
  expect(utilityDraftSchema.parse({ ...entry, features }).features).toEqual([
    { feature: 'whatsapp', isEnabled: true, displayOrder: number },
  ]);
});

it.each(['first', '1.5', '1,000'])('refuses the display order %j', (displayOrder) => {
  const { error } = utilityFeaturesSchema.safeParse({ features: [feature, { ...feature, displayOrder }] });
  expect(messagesOf({ error })).toEqual(['Display order must be a whole number']);
  expect(error?.issues[0]?.path).toEqual(['features', 1, 'displayOrder']);
});

it('says of a display order without end that it is too large', () => {
  const features = [{ ...feature, displayOrder: '9'.repeat(20) }];
  expect(messagesOf(utilityFeaturesSchema.safeParse({ features }))).toEqual(['This number is too large.']);
});

it('ADM-12 starts a further feature with a kind that is not there, enabled, in place 0', () => {
  const email = { ...feature, feature: 'email' as const };
  const sms = { ...feature, feature: 'sms' as const };
  expect(furtherFeature([])).toEqual({ feature: 'whatsapp', isEnabled: true, displayOrder: '0' });
  expect(furtherFeature([feature])).toEqual(email);
  expect(furtherFeature([email, feature])).toEqual(sms);
  expect(furtherFeature([feature, email, sms])).toEqual(feature);
});

it('needs no features', () => {
  expect(utilityDraftSchema.parse({ ...entry, features: [] })).toEqual({ ...entry, features: [] });
});
