import { expect, it } from 'vitest';

import { audienceTexts, listAvailableProducts, listMenuProducts, products, listProducts } from './product';

const getNames = (list: readonly { name: string }[]) => list.map(({ name }) => name);
const businessProductNames = ['Accolades', 'Anchor', 'Atlas', 'Adverts'];

it('has two products for individuals and four for businesses, in the order of the cards', () => {
  expect(getNames(listProducts('individuals'))).toEqual(['Ally', 'Auto']);
  expect(getNames(listProducts('businesses'))).toEqual(businessProductNames);
});

it('lists the vehicle tag first in the menu, and not on the cards', () => {
  expect(getNames(listMenuProducts('individuals'))).toEqual(['Auto', 'Ally']);
  expect(getNames(listMenuProducts('businesses'))).toEqual(businessProductNames);
  expect(getNames(products)).toEqual(['Ally', 'Auto', ...businessProductNames]);
});

it('has the exact paths of the products with a page', () => {
  expect(listAvailableProducts().map(({ path }) => path)).toEqual(['/AiroTAgAuto', '/AiroTagAlly', '/Accolades']);
  const upcomingProducts = products.filter((product) => !('path' in product));
  expect(getNames(upcomingProducts)).toEqual(['Anchor', 'Atlas', 'Adverts']);
});

it.each([
  ['individuals', 'Smart tags that protect what matters - your pets, your car, your peace of mind.'],
  ['businesses', 'Scan-powered solutions to connect customers, employees, and spaces - instantly and intelligently.'],
] as const)('describes the products for %s', (audience, description) => {
  expect(audienceTexts[audience].description.replaceAll('\u00a0', ' ')).toBe(description);
});
