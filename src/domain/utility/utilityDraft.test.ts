import { expect, it } from 'vitest';

import { listIssueMessages } from '../samples/listIssueMessages.sample';
import { createFeature, utilityDetailsSchema, utilityDraftSchema, utilityFeaturesSchema } from './utilityDraft';
import type { UtilityFormValues } from './utilityDraft';

const feature = createFeature([]);
const values: UtilityFormValues = {
  name: 'Message the owner',
  description: '',
  defaultRedirectUrl: '',
  isTag: false,
  features: [feature],
};

it.each([
  [{ name: ' ' }, ['Name is required']],
  [{ defaultRedirectUrl: 'tel:1' }, []],
])('VAL-12 a utility with %j has the errors %j', (overrides, messages) => {
  expect(listIssueMessages(utilityDetailsSchema, { ...values, ...overrides })).toEqual(messages);
});

it.each([
  ['0', 0],
  ['-1', -1],
  ['٢', 2],
  ['+5', 5],
  ['1e3', 1000],
  [' ', 0],
])('ADM-12 parses the display order %j as %j', (displayOrder, number) => {
  const features = [{ ...feature, displayOrder }];
  expect(utilityDraftSchema.parse({ ...values, features }).features).toEqual([
    { feature: 'whatsapp', isEnabled: true, displayOrder: number },
  ]);
});

it.each(['first', '1.5', '1,000'])('rejects the display order %j', (displayOrder) => {
  const { error } = utilityFeaturesSchema.safeParse({ features: [feature, { ...feature, displayOrder }] });
  expect(error?.issues).toMatchObject([
    { message: 'Display order must be a whole number', path: ['features', 1, 'displayOrder'] },
  ]);
});

it('rejects a display order that is too large', () => {
  const features = [{ ...feature, displayOrder: '9'.repeat(20) }];
  expect(listIssueMessages(utilityFeaturesSchema, { features })).toEqual(['This number is too large.']);
});

it('ADM-12 the next feature has an unused kind, is enabled and has display order 0', () => {
  const emailFeature = { ...feature, feature: 'email' as const };
  const smsFeature = { ...feature, feature: 'sms' as const };
  expect(createFeature([])).toEqual({ feature: 'whatsapp', isEnabled: true, displayOrder: '0' });
  expect(createFeature([feature])).toEqual(emailFeature);
  expect(createFeature([emailFeature, feature])).toEqual(smsFeature);
  expect(createFeature([feature, emailFeature, smsFeature])).toEqual(feature);
});

it('accepts no features', () => {
  expect(utilityDraftSchema.parse({ ...values, features: [] })).toEqual({ ...values, features: [] });
});
