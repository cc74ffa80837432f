import { expect, it } from 'vitest';

import { product } from '~/domain/brand';

const sources = import.meta.glob<string>(['/src/**/*.{ts,tsx}', '!/src/**/*.{stories,test}.{ts,tsx}'], {
  query: '?raw',
  import: 'default',
  eager: true,
});

it('writes the product’s name in one place only', () => {
  const naming = Object.entries(sources)
    .filter(([, text]) => text.includes(product.name))
    .map(([file]) => file);
  expect(naming).toEqual(['/src/domain/brand.ts']);
});

it('writes raw colours in the tokens only', () => {
  const colouring = Object.entries(sources)
    .filter(([, text]) => /#[0-9a-fA-F]{6}\b/.test(text))
    .map(([file]) => file);
  // A sticker's colours are the customer's data, not the design's.
  expect(colouring.filter((file) => !file.startsWith('/src/domain/printing/'))).toEqual([
    '/src/components/theme/tokens.ts',
  ]);
});

it('lays out by logical properties, so that a right-to-left script can come', () => {
  const physical =
    /\b(margin|padding|border)(Left|Right)\b|\btextAlign: '(left|right)'|\b(ml|mr|pl|pr)=\{|\b(ml|mr|pl|pr): /;
  expect(
    Object.entries(sources)
      .filter(([, text]) => physical.test(text))
      .map(([file]) => file),
  ).toEqual([]);
});
