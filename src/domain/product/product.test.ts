import { expect, it } from 'vitest';

import { audienceTexts, availableProducts, menuProductsFor, products, productsFor } from './product';

const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const forBusinesses = ['Accolades', 'Anchor', 'Atlas', 'Adverts'];

it('has two products for individuals and four for businesses, in card order', () => {
  expect(names(productsFor('individuals'))).toEqual(['Ally', 'Auto']);
  expect(names(productsFor('businesses'))).toEqual(forBusinesses);
});

it('lists the vehicle tag first in the menu, and not on the cards', () => {
  expect(names(menuProductsFor('individuals'))).toEqual(['Auto', 'Ally']);
  expect(names(menuProductsFor('businesses'))).toEqual(forBusinesses);
  expect(names(products)).toEqual(['Ally', 'Auto', ...forBusinesses]);
});

it('has the exact paths of the products with a page', () => {
  expect(availableProducts().map(({ path }) => path)).toEqual(['/AiroTAgAuto', '/AiroTagAlly', '/Accolades']);
  const upcoming = products.filter((product) => !('path' in product));
  expect(names(upcoming)).toEqual(['Anchor', 'Atlas', 'Adverts']);
});

it.each([
  ['individuals', 'Smart tags that protect what matters - your pets, your car, your peace of mind.'],
  ['businesses', 'Scan-powered solutions to connect customers, employees, and spaces - instantly and intelligently.'],
] as const)('describes the products for %s', (audience, description) => {
  expect(audienceTexts[audience].description.replaceAll('\u00a0', ' ')).toBe(description);
});
