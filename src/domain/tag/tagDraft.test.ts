import { expect, it } from 'vitest';

import { optionsOf } from '../options';
import { messagesOf } from '../samples/messagesOf.sample';
import { newTagOwnerLabels, tagCodesSchema, tagDetailsSchema, tagDraftSchema, tagTimestampsSchema } from './tagDraft';
import type { TagEntry } from './tagDraft';

const entry: TagEntry = {
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
])('VAL-12 says of a tag with %j: %j', (part, messages) => {
  expect(messagesOf(tagDetailsSchema.safeParse({ ...entry, ...part }))).toEqual(messages);
});

it('asks for no file and refuses no address', () => {
  expect(messagesOf(tagCodesSchema.safeParse(entry))).toEqual([]);
  expect(messagesOf(tagCodesSchema.safeParse({ ...entry, qrCodeUrl: 'x', defaultRedirectUrl: 'tel:1' }))).toEqual([]);
});

it('takes a moment or none', () => {
  expect(messagesOf(tagTimestampsSchema.safeParse({ createdAt: 'today' }))).toEqual([
    'Enter a date and a time such as 2026-06-15T09:00.',
  ]);
  expect(messagesOf(tagTimestampsSchema.safeParse({ createdAt: '' }))).toEqual([]);
});

it('ADM-15 offers one kind of owner', () => {
  expect(optionsOf(newTagOwnerLabels)).toEqual([{ value: 'agency', label: 'AiroTags | agency' }]);
});

it('keeps the entries of all steps, without spaces around what was typed', () => {
  expect(tagDraftSchema.parse({ ...entry, hexacode: ' 7F3A9C21 ' })).toEqual(entry);
});
