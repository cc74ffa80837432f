import { expect, it } from 'vitest';

import { findEnquiryProduct } from './findEnquiryProduct';

it.each(['auto', 'ally', 'accolades'] as const)('finds the product %s', (about) => {
  expect(findEnquiryProduct(about)?.id).toBe(about);
});

it.each([null, '', 'atlas', 'Ally', '<script>', 'constructor'])('ignores %j', (about) => {
  expect(findEnquiryProduct(about)).toBeNull();
});
