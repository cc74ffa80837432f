import { expect, it } from 'vitest';

import { toLatinDigits } from './latinDigits';

it.each([
  ['٠١٢٣٤٥٦٧٨٩', '0123456789'],
  ['۰۱۲۳۴۵۶۷۸۹', '0123456789'],
  ['B 12345', 'B 12345'],
  ['', ''],
])('converts %j to %j', (text, latin) => {
  expect(toLatinDigits(text)).toBe(latin);
});
