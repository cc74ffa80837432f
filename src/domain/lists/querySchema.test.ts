import fc from 'fast-check';
import { expect, it } from 'vitest';

import { positiveInteger, textOneOf, createQuerySchema, transformQuery, textUpTo } from './querySchema';

const schema = createQuerySchema({
  show: textOneOf(['all', 'new'], 'all'),
  company: textUpTo(5, 'all'),
  page: positiveInteger,
});

it('parses its fields and drops unknown fields', () => {
  expect(schema.parse({ show: 'new', company: 'Acme1', page: '7', other: 'x' })).toEqual({
    show: 'new',
    company: 'Acme1',
    page: 7,
  });
});

it('replaces invalid values with fallbacks and never throws', () => {
  const fallbackQuery = { show: 'all', company: 'all', page: 1 };
  expect(schema.parse({ show: 'old', company: 'Longer', page: [3] })).toEqual(fallbackQuery);
  expect([null, undefined, 'x', 3, []].map(schema.parse)).toEqual(Array(5).fill(fallbackQuery));
  fc.assert(fc.property(fc.anything(), (value) => void schema.parse(value)));
});

it('transforms the result of another schema', () => {
  const transformedSchema = transformQuery(schema, (query) => ({
    ...query,
    show: query.page > 1 ? ('all' as const) : query.show,
  }));
  expect(transformedSchema.parse({ show: 'new', page: 2 }).show).toBe('all');
  expect(transformedSchema.parse({ show: 'new', page: 1 }).show).toBe('new');
});
