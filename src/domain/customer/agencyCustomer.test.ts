import { describe, expect, it } from 'vitest';

import { listRows } from '../lists/listRules';
import { agencyCustomerQuerySchema, agencyCustomerRules } from './agencyCustomer';
import type { AgencyCustomerQuery } from './agencyCustomer';
import { makeAgencyCustomer, manyAgencyCustomers, sampleAgencyCustomers } from './agencyCustomer.sample';

const today = '2026-06-15';
const customers = [
  makeAgencyCustomer({ id: '1', name: 'Zoe Sample', dateAdded: '2026-06-08' }),
  makeAgencyCustomer({ id: '2', name: 'Ada Sample', dateAdded: '2026-06-15', address: '7 Éxample Road' }),
  makeAgencyCustomer({ id: '3', name: 'Émile Sample', dateAdded: '2026-05-30' }),
];
const ask = (query: Partial<AgencyCustomerQuery>) =>
  listRows(agencyCustomerRules, customers, { ...agencyCustomerQuerySchema.parse({}), ...query }, today).map(
    ({ id }) => id,
  );

describe('an agency’s customers', () => {
  it('AGY-09 come by the day they were added', () => {
    expect(ask({})).toEqual(['2', '1', '3']);
    expect(ask({ dateAdded: 'oldest' })).toEqual(['3', '1', '2']);
  });

  it('follow the column that was asked for rather than the day', () => {
    expect(ask({ sort: 'name', dateAdded: 'oldest' })).toEqual(['2', '3', '1']);
  });

  it('are found by what their rows show', () => {
    expect(ask({ search: 'example road' })).toEqual(['2']);
    // The day is not among it.
    expect(ask({ search: '08-06-2026' })).toEqual([]);
  });
});

it('has samples that were added yesterday, and none that came today', () => {
  const days = sampleAgencyCustomers(today).map(({ dateAdded }) => dateAdded);
  expect(days.filter((day) => day >= '2026-06-14')).toEqual(['2026-06-14', '2026-06-14', '2026-06-14']);
});

it('has as many as are wanted, each with an address of its own', () => {
  expect(new Set(manyAgencyCustomers(500, today).map(({ email }) => email)).size).toBe(500);
});
