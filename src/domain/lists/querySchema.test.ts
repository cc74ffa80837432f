import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { countingNumber, oneOf, querySchema, settled, textUpTo } from './querySchema';

const schema = querySchema({ show: oneOf(['all', 'new'], 'all'), company: textUpTo(5, 'all'), page: countingNumber });

describe('a schema of a query', () => {
  it('keeps what its fields understand, and nothing else', () => {
    expect(schema.parse({ show: 'new', company: 'Acme', page: '7', other: 'x' })).toEqual({
      show: 'new',
      company: 'Acme',
      page: 7,
    });
  });

  it('falls back for what they do not, and never throws', () => {
    const fallback = { show: 'all', company: 'all', page: 1 };
    expect(schema.parse({ show: 'old', company: 'Longer', page: [3] })).toEqual(fallback);
    expect([null, undefined, 'x', 3, []].map(schema.parse)).toEqual(Array(5).fill(fallback));
    fc.assert(fc.property(fc.anything(), (junk) => void schema.parse(junk)));
  });

  it('goes on with what has been read where fields depend on one another', () => {
    const shy = settled(schema, (query) => ({ ...query, show: query.page > 1 ? ('all' as const) : query.show }));
    expect(shy.parse({ show: 'new', page: 2 }).show).toBe('all');
    expect(shy.parse({ show: 'new', page: 1 }).show).toBe('new');
  });
});
