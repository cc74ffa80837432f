import { describe, expect, it } from 'vitest';

import { listRows } from '../lists/listRules';
import { createIdFinder } from '../samples/createIdFinder.sample';
import { customerShowOptionLabels, customerQuerySchema, customerRules } from './customer';
import { makeCustomer, createSampleCustomers } from './customer.sample';

const today = '2026-06-15';
const customers = [
  makeCustomer({ id: '1', name: 'zoe Sample', dateAdded: '2026-06-08' }),
  makeCustomer({ id: '2', name: 'Émile Sample', dateAdded: '2026-06-07', phone: '+971 50 000 0444' }),
  makeCustomer({ id: '3', name: 'Ada Sample', dateAdded: '2026-06-15' }),
];
const findIds = createIdFinder(customerRules, customers);

describe('customers', () => {
  it('ADM-09 have three options of the filter Show', () => {
    expect(Object.values(customerShowOptionLabels)).toEqual(['All', 'Last 7 Days', 'Name A-Z']);
  });

  it.each([
    ['all', ['3', '1', '2']],
    ['last7Days', ['3', '1']],
    ['name', ['3', '2', '1']],
  ] as const)('ADM-09 CON-04 are filtered or sorted by Show: %s', (show, ids) => {
    expect(findIds({ show })).toEqual(ids);
  });

  it('reset an option of Show that sorts when the user sorts by a column', () => {
    const query = customerQuerySchema.parse({ show: 'name', sort: '-dateAdded' });
    expect(query.show).toBe('all');
    expect(findIds(query)).toEqual(['3', '1', '2']);
  });

  it('keep an option of Show that filters when the user sorts by a column', () => {
    expect(findIds(customerQuerySchema.parse({ show: 'last7Days', sort: 'name' }))).toEqual(['3', '1']);
  });

  it('are found by texts that the list shows', () => {
    expect(findIds({ search: 'emile' })).toEqual(['2']);
    expect(findIds({ search: '0444' })).toEqual(['2']);
    expect(findIds({ search: '08-06-2026' })).toEqual(['1']);
  });
});

it('has four recent samples', () => {
  const recentSamples = listRows(
    customerRules,
    createSampleCustomers(today),
    customerQuerySchema.parse({ show: 'last7Days' }),
    today,
  );
  expect(recentSamples).toHaveLength(4);
});
