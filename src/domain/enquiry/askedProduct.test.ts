import { expect, it } from 'vitest';

import { askedProduct } from './askedProduct';

it.each(['auto', 'ally', 'accolades'] as const)('finds the product %s', (about) => {
  expect(askedProduct(about)?.id).toBe(about);
});

it.each([null, '', 'atlas', 'Ally', '<script>', 'constructor'])('ignores %j', (about) => {
  expect(askedProduct(about)).toBeNull();
});
