import { expect, it } from 'vitest';

import { incompleteDate } from '../text/fieldSchemas';
import { listIssueMessages } from '../samples/listIssueMessages.sample';
import { packageDraftSchema, packageTermsSchema, packageTimestampsSchema } from './packageDraft';
import type { PackageFormValues } from './packageDraft';

const values: PackageFormValues = {
  name: 'Sample Pack',
  description: '',
  totalHexacodes: '50',
  tagType: 'Common',
  price: '30.5',
  isActive: true,
  createdAt: '',
  updatedAt: '2026-06-15T09:30',
};

const tooManyDecimalsMessage = 'Enter a number with at most two decimals, such as 30.50.';
const tooLargeMessage = 'This number is too large.';
const notANumberMessage = 'Enter a number such as 30 or 30.50, without separators between thousands.';

it.each([
  [
    { name: ' ', totalHexacodes: '', price: '' },
    ['Name is required', 'Total hexacodes is required', 'Price is required'],
  ],
  [{ totalHexacodes: '1,000', price: '1,500' }, [notANumberMessage, notANumberMessage]],
  [{ totalHexacodes: '5 codes' }, [notANumberMessage]],
  [{ totalHexacodes: '1'.repeat(20), price: '1'.repeat(20) }, [tooLargeMessage, tooLargeMessage]],
  [{ totalHexacodes: '0', price: '-1' }, []],
  [{ totalHexacodes: '2.5', price: '+5' }, []],
  [{ totalHexacodes: '-1e3', price: '1e3' }, []],
  [{ totalHexacodes: '1.000', price: '1.500' }, [notANumberMessage, tooManyDecimalsMessage]],
  [{ totalHexacodes: '١٫٠٠٠' }, [notANumberMessage]],
  [{ price: '1e-3' }, [tooManyDecimalsMessage]],
  [{ totalHexacodes: '٥٠', price: '٢٫٥' }, []],
])('VAL-10 terms with %j have the errors %j', (overrides, messages) => {
  expect(listIssueMessages(packageTermsSchema, { ...values, ...overrides })).toEqual(messages);
});

it.each([
  ['', []],
  ['2026-06-15T09:00', []],
  ['yesterday', ['Enter a date and a time such as 2026-06-15T09:00.']],
  [incompleteDate, ['Enter a whole date and time, or empty the field.']],
])('the date and time %j has the errors %j', (createdAt, messages) => {
  expect(listIssueMessages(packageTimestampsSchema, { ...values, createdAt })).toEqual(messages);
});

it('ADM-16 parses the numbers', () => {
  expect(packageDraftSchema.parse(values)).toEqual({ ...values, totalHexacodes: 50, price: 30.5 });
});
