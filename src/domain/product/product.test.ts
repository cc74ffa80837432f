import { describe, expect, it } from 'vitest';

import { audienceTexts, availableProducts, menuProductsFor, products, productsFor } from './product';

const names = (list: { name: string }[]) => list.map(({ name }) => name);

describe('productsFor', () => {
  it('returns two products for individuals and four for businesses, in card order', () => {
    expect(names(productsFor('individuals'))).toEqual(['Ally', 'Auto']);
    expect(names(productsFor('businesses'))).toEqual(['Accolades', 'Anchor', 'Atlas', 'Adverts']);
  });
});

describe('menuProductsFor', () => {
  it('lists the vehicle tag first', () => {
    expect(names(menuProductsFor('individuals'))).toEqual(['Auto', 'Ally']);
    expect(names(menuProductsFor('businesses'))).toEqual(['Accolades', 'Anchor', 'Atlas', 'Adverts']);
  });

  it('does not change the card order', () => {
    menuProductsFor('individuals');
    expect(names([...products])).toEqual(['Ally', 'Auto', 'Accolades', 'Anchor', 'Atlas', 'Adverts']);
  });
});

describe('availableProducts', () => {
  it('has the exact paths', () => {
    expect(availableProducts().map(({ path }) => path)).toEqual(['/AiroTAgAuto', '/AiroTagAlly', '/Accolades']);
  });

  it('excludes products without a page', () => {
    expect(products.filter((product) => !('path' in product)).map(({ name }) => name)).toEqual([
      'Anchor',
      'Atlas',
      'Adverts',
    ]);
  });
});

describe('audienceTexts', () => {
  it.each([
    ['individuals', 'Smart tags that protect what matters - your pets, your car, your peace of mind.'],
    ['businesses', 'Scan-powered solutions to connect customers, employees, and spaces - instantly and intelligently.'],
  ] as const)('describes %s', (audience, description) => {
    expect(audienceTexts[audience].description.replaceAll('\u00a0', ' ')).toBe(description);
  });
});
