import { describe, expect, it } from 'vitest';

import { createIdFinder } from '../samples/createIdFinder.sample';
import { agencyCustomerRules } from './agencyCustomer';
import { makeAgencyCustomer, createSampleAgencyCustomers } from './agencyCustomer.sample';

const today = '2026-06-15';
const customers = [
  makeAgencyCustomer({ id: '1', name: 'Zoe Sample', dateAdded: '2026-06-08' }),
  makeAgencyCustomer({ id: '2', name: 'Ada Sample', dateAdded: '2026-06-15', address: '7 Éxample Road' }),
  makeAgencyCustomer({ id: '3', name: 'Émile Sample', dateAdded: '2026-05-30' }),
];
const findIds = createIdFinder(agencyCustomerRules, customers);

describe('an agency’s customers', () => {
  it('AGY-09 are sorted by date added', () => {
    expect(findIds({})).toEqual(['2', '1', '3']);
    expect(findIds({ dateAdded: 'oldest' })).toEqual(['3', '1', '2']);
  });

  it('are sorted by a column instead of the date', () => {
    expect(findIds({ sort: 'name', dateAdded: 'oldest' })).toEqual(['2', '3', '1']);
  });

  it('are found by texts that the list shows, and not by dates', () => {
    expect(findIds({ search: 'example road' })).toEqual(['2']);
    // The search ignores dates, because the list does not show them.
    expect(findIds({ search: '08-06-2026' })).toEqual([]);
  });
});

it('has samples added yesterday and none added today', () => {
  const days = createSampleAgencyCustomers(today).map(({ dateAdded }) => dateAdded);
  expect(days.filter((day) => day >= '2026-06-14')).toEqual(['2026-06-14', '2026-06-14', '2026-06-14']);
});
