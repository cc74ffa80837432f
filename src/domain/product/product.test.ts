import { describe, expect, it } from 'vitest';

import { audienceWords, availableProducts, menuProductsFor, products, productsFor } from './product';

const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('productsFor', () => {
  it('gives two products to individuals and four to businesses, in the order of the cards', () => {
    expect(names(productsFor('individuals'))).toEqual(['Ally', 'Auto']);
    expect(names(productsFor('businesses'))).toEqual(['Accolades', 'Anchor', 'Atlas', 'Adverts']);
  });
});

describe('menuProductsFor', () => {
  it('lists the vehicle tag first', () => {
    expect(names(menuProductsFor('individuals'))).toEqual(['Auto', 'Ally']);
    expect(names(menuProductsFor('businesses'))).toEqual(['Accolades', 'Anchor', 'Atlas', 'Adverts']);
  });

  it('leaves the order of the cards as it is', () => {
    menuProductsFor('individuals');
    expect(names([...products])).toEqual(['Ally', 'Auto', 'Accolades', 'Anchor', 'Atlas', 'Adverts']);
  });
});

describe('availableProducts', () => {
  it('links to the exact addresses', () => {
    expect(availableProducts().map(({ path }) => path)).toEqual(['/AiroTAgAuto', '/AiroTagAlly', '/Accolades']);
  });

  it('leaves out what has no page yet', () => {
    expect(products.filter((product) => !('path' in product)).map(({ name }) => name)).toEqual([
      'Anchor',
      'Atlas',
      'Adverts',
    ]);
  });
});

describe('audienceWords', () => {
  it.each([
    ['individuals', 'Smart tags that protect what matters - your pets, your car, your peace of mind.'],
    ['businesses', 'Scan-powered solutions to connect customers, employees, and spaces - instantly and intelligently.'],
  ] as const)('addresses %s in the words of the brand', (audience, words) => {
    expect(audienceWords[audience].description.replaceAll('\u00a0', ' ')).toBe(words);
  });
});
