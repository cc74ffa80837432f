import { expect, it } from 'vitest';

import { listIssueMessages } from '../samples/listIssueMessages.sample';
import { requiredPrice } from './fieldSchemas';

it.each([
  ['30.50', []],
  ['30.500', ['Enter a number with at most two decimals, such as 30.50.']],
  ['30.500 AED', ['Enter a number such as 30 or 30.50, without separators between thousands.']],
  ['9'.repeat(20), ['This number is too large.']],
  ['', ['Enter a price.']],
])('the price %j has the errors %j', (text, messages) => {
  expect(listIssueMessages(requiredPrice('Enter a price.'), text)).toEqual(messages);
});
