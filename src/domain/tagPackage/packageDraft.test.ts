import { expect, it } from 'vitest';

import { unreadableEntry } from '../text/entrySchemas';
import { messagesOf } from '../samples/messagesOf.sample';
import { packageDraftSchema, packageTermsSchema, packageTimestampsSchema } from './packageDraft';
import type { PackageEntry } from './packageDraft';

const entry: PackageEntry = {
  name: 'Sample Pack',
  description: '',
  totalHexacodes: '50',
  tagType: 'Common',
  price: '30.5',
  isActive: true,
  createdAt: '',
  updatedAt: '2026-06-15T09:30',
};

const atMostTwo = 'Enter a number with at most two decimals, such as 30.50.';
const tooLarge = 'This number is too large.';
const notClear = 'Enter a number such as 30 or 30.50, without separators between thousands.';

it.each([
  [
    { name: ' ', totalHexacodes: '', price: '' },
    ['Name is required', 'Total hexacodes is required', 'Price is required'],
  ],
  [{ totalHexacodes: '1,000', price: '1,500' }, [notClear, notClear]],
  [{ totalHexacodes: '5 codes' }, [notClear]],
  [{ totalHexacodes: '1'.repeat(20), price: '1'.repeat(20) }, [tooLarge, tooLarge]],
  [{ totalHexacodes: '0', price: '-1' }, []],
  [{ totalHexacodes: '2.5', price: '+5' }, []],
  [{ totalHexacodes: '-1e3', price: '1e3' }, []],
  [{ price: '1.500' }, [atMostTwo]],
  [{ price: '1e-3' }, [atMostTwo]],
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
