import { expect, it } from 'vitest';

import { agencyQuerySchema as schema } from '../agency/agency';
import { listReducer } from './listReducer';
import type { ListAction } from './listReducer';

const query = schema.parse({ search: 'tags', show: 'last7Days', sort: '-name', page: 3 });
const reduce = (action: ListAction) => listReducer(schema, query, action);

it('shows the first page of a new search and keeps filters and sorting', () => {
  expect(reduce({ type: 'search', search: 'print' })).toEqual({ ...query, search: 'print', page: 1 });
});

it('changes only the page', () => {
  expect(reduce({ type: 'set', values: { page: 4 } })).toEqual({ ...query, page: 4 });
});

it('shows the first page after a change of the sorting or a filter', () => {
  expect(reduce({ type: 'set', values: { sort: 'email' } })).toEqual({ ...query, sort: 'email', page: 1 });
  expect(reduce({ type: 'set', values: { show: 'all' } })).toEqual({ ...query, show: 'all', page: 1 });
});

it('resets a filter that only sorts when the user sorts by a column', () => {
  const sortedByFilter = reduce({ type: 'set', values: { show: 'balance', sort: '' } });
  expect(sortedByFilter).toMatchObject({ show: 'balance', sort: '' });
  expect(listReducer(schema, sortedByFilter, { type: 'set', values: { sort: 'name' } })).toMatchObject({
    show: 'all',
    sort: 'name',
  });
});

it('clears search and filters and keeps the sorting', () => {
  expect(reduce({ type: 'clear' })).toEqual({ search: '', show: 'all', sort: '-name', page: 1 });
});

it('clears the filters and keeps search and sorting', () => {
  expect(reduce({ type: 'clearFilters' })).toEqual({ search: 'tags', show: 'all', sort: '-name', page: 1 });
});
