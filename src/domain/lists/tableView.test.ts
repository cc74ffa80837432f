import fc from 'fast-check';
import { expect, it } from 'vitest';

import { defaultTableView, hasPagination, readTableViews } from './tableView';

it('reads valid views and replaces invalid parts with defaults', () => {
  expect(
    readTableViews({
      views: {
        agencies: { hidden: ['email'], density: 'compact', rowsPerPage: 100 },
        tags: { hidden: ['email', 7], rowsPerPage: 7, density: 'tiny' },
        partners: 1,
      },
    }),
  ).toEqual({
    agencies: { hidden: ['email'], density: 'compact', rowsPerPage: 100 },
    tags: defaultTableView,
    partners: defaultTableView,
  });
});

it('ignores invalid data and never throws', () => {
  expect([null, undefined, 'x', 3, [], { views: [] }].map(readTableViews)).toEqual(Array(6).fill({}));
  fc.assert(fc.property(fc.anything(), (value) => void readTableViews({ views: value })));
});

it('has pagination if the rows do not fit on one page of 50 rows', () => {
  expect([50, 51].map((rowCount) => hasPagination(rowCount, defaultTableView))).toEqual([false, true]);
});

it.each([25, 100] as const)(
  'has pagination for more than 25 rows after the choice of %d rows per page',
  (rowsPerPage) => {
    expect([25, 26].map((rowCount) => hasPagination(rowCount, { rowsPerPage }))).toEqual([false, true]);
  },
);
