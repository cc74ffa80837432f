import { expect, it } from 'vitest';

import { createSelectOptions } from '../selectOptions';
import { listIssueMessages } from '../samples/listIssueMessages.sample';
import {
  newTagOwnerTypeLabels,
  tagCodesSchema,
  tagDetailsSchema,
  tagDraftSchema,
  tagTimestampsSchema,
} from './tagDraft';
import type { TagFormValues } from './tagDraft';

const values: TagFormValues = {
  hexacode: '7F3A9C21',
  serialNumber: 'Auto',
  ownerContentType: 'agency',
  ownerObjectId: 'agency-1',
  partner: '',
  isAssigned: false,
  isPrinted: false,
  packagePurchase: '',
  qrCodeFile: '',
  qrCodeUrl: '',
  defaultRedirectUrl: '',
  barcodeImage: '',
  createdAt: '',
};

it.each([
  [{ hexacode: ' ' }, ['Hexacode is required']],
  [{ ownerObjectId: '' }, ['Owner object id is required']],
  [{ hexacode: '', ownerObjectId: ' ' }, ['Hexacode is required', 'Owner object id is required']],
  [{ hexacode: 'not hexadecimal' }, []],
  [{ hexacode: 'A'.repeat(100) }, []],
  [{ hexacode: 'A'.repeat(101) }, ['A hexacode has at most 100 characters. Shorten it.']],
])('VAL-12 a tag with %j has the errors %j', (overrides, messages) => {
  expect(listIssueMessages(tagDetailsSchema, { ...values, ...overrides })).toEqual(messages);
});

it('accepts a missing file and any URL', () => {
  expect(listIssueMessages(tagCodesSchema, values)).toEqual([]);
  expect(listIssueMessages(tagCodesSchema, { ...values, qrCodeUrl: 'x', defaultRedirectUrl: 'tel:1' })).toEqual([]);
});

it('accepts a date and time or none', () => {
  expect(listIssueMessages(tagTimestampsSchema, { createdAt: 'today' })).toEqual([
    'Enter a date and a time such as 2026-06-15T09:00.',
  ]);
  expect(listIssueMessages(tagTimestampsSchema, { createdAt: '' })).toEqual([]);
});

it('ADM-15 offers one owner type', () => {
  expect(createSelectOptions(newTagOwnerTypeLabels)).toEqual([{ value: 'agency', label: 'AiroTags | agency' }]);
});

it('merges all steps and trims texts', () => {
  expect(tagDraftSchema.parse({ ...values, hexacode: ' 7F3A9C21 ' })).toEqual(values);
});
