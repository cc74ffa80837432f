import fc from 'fast-check';
import { expect, it } from 'vitest';

import { defaultTableView, readTableViews } from './tableView';

it('reads valid views and replaces invalid parts with defaults', () => {
  expect(
    readTableViews({
      views: {
        agencies: { hidden: ['email'], density: 'compact', rowsPerPage: 100 },
        tags: { rowsPerPage: 7, density: 'tiny' },
      },
    }),
  ).toEqual({ agencies: { hidden: ['email'], density: 'compact', rowsPerPage: 100 }, tags: defaultTableView });
});

it('ignores invalid data and never throws', () => {
  expect([null, undefined, 'x', 3, [], { views: [] }, { views: { a: 1 } }].map(readTableViews)).toEqual(
    Array(7).fill({}),
  );
  fc.assert(fc.property(fc.anything(), (value) => void readTableViews({ views: value })));
});
