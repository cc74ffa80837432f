import { describe, expect, it } from 'vitest';

import { listRows } from '../lists/listRules';
import { customerShowLabels, customerQuerySchema, customerRules } from './customer';
import type { CustomerQuery } from './customer';
import { makeCustomer, manyCustomers, sampleCustomers } from './customer.sample';

const today = '2026-06-15';
const customers = [
  makeCustomer({ id: '1', name: 'zoe Sample', dateAdded: '2026-06-08' }),
  makeCustomer({ id: '2', name: 'Émile Sample', dateAdded: '2026-06-07', phone: '+971 50 000 0444' }),
  makeCustomer({ id: '3', name: 'Ada Sample', dateAdded: '2026-06-15' }),
];
const ask = (query: Partial<CustomerQuery>) =>
  listRows(customerRules, customers, { ...customerQuerySchema.parse({}), ...query }, today).map(({ id }) => id);

describe('customers', () => {
  it('ADM-09 have a choice of three', () => {
    expect(Object.values(customerShowLabels)).toEqual(['All', 'Last 7 Days', 'Name A-Z']);
  });

  it.each([
    ['all', ['1', '2', '3']],
    ['last7Days', ['1', '3']],
    ['name', ['3', '2', '1']],
  ] as const)('ADM-09 CON-04 of the choice %s', (show, ids) => {
    expect(ask({ show })).toEqual(ids);
  });

  it('follow the column that was asked for, and the choice of another order is none beside it', () => {
    const query = customerQuerySchema.parse({ show: 'name', sort: '-dateAdded' });
    expect(query.show).toBe('all');
    expect(ask(query)).toEqual(['3', '1', '2']);
  });

  it('keep the choice that hides some of them beside a column', () => {
    expect(ask(customerQuerySchema.parse({ show: 'last7Days', sort: 'name' }))).toEqual(['3', '1']);
  });

  it('are found by what their rows show', () => {
    expect(ask({ search: 'emile' })).toEqual(['2']);
    expect(ask({ search: '0444' })).toEqual(['2']);
    expect(ask({ search: '08-06-2026' })).toEqual(['1']);
  });
});

it('has samples that are recent and others that are not', () => {
  const recent = listRows(
    customerRules,
    sampleCustomers(today),
    customerQuerySchema.parse({ show: 'last7Days' }),
    today,
  );
  expect(recent).toHaveLength(4);
});

it('has as many as are wanted, each with an address of its own', () => {
  expect(new Set(manyCustomers(500, today).map(({ email }) => email)).size).toBe(500);
});
