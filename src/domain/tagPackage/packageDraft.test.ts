import { expect, it } from 'vitest';

import { unreadableEntry } from '../shared/entrySchemas';
import { messagesOf } from '../shared/messagesOf.sample';
import { packageDraftSchema, packageTermsSchema, packageTimestampsSchema } from './packageDraft';
import type { PackageEntry } from './packageDraft';

const entry: PackageEntry = {
  name: 'Sample Pack',
  description: '',
  totalHexacodes: '50',
  tagType: 'Common',
  price: '30,5',
  isActive: true,
  createdAt: '',
  updatedAt: '2026-06-15T09:30',
};

const notWhole = 'Enter a whole number such as 100, without separators.';
const noAmount = 'Enter a number such as 30 or 30.50, without separators between thousands.';

it.each([
  [
    { name: ' ', totalHexacodes: '', price: '' },
    ['Name is required', 'Total hexacodes is required', 'Price is required'],
  ],
  [{ totalHexacodes: '2.5' }, [notWhole]],
  [{ totalHexacodes: '1,000' }, [notWhole]],
  [{ totalHexacodes: '0' }, ['Total hexacodes must be at least 1']],
  [{ price: '1,500' }, [noAmount]],
  [{ price: '-1' }, ['Price must be at least 0']],
  [{ price: '0' }, []],
  [{ totalHexacodes: '٥٠', price: '٢٫٥' }, []],
])('VAL-10 says of terms with %j: %j', (part, messages) => {
  expect(messagesOf(packageTermsSchema.safeParse({ ...entry, ...part }))).toEqual(messages);
});

it.each([
  ['', []],
  ['2026-06-15T09:00', []],
  ['yesterday', ['Enter a date and a time such as 2026-06-15T09:00.']],
  [unreadableEntry, ['Enter a whole date and time, or empty the field.']],
])('says of the moment %j: %j', (createdAt, messages) => {
  expect(messagesOf(packageTimestampsSchema.safeParse({ ...entry, createdAt }))).toEqual(messages);
});

it('ADM-16 keeps numbers as numbers and everything else as it was chosen', () => {
  expect(packageDraftSchema.parse(entry)).toEqual({ ...entry, totalHexacodes: 50, price: 30.5 });
});
