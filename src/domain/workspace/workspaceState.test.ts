import { describe, expect, it } from 'vitest';

import { makeAgencyRecord, makeCustomerRecord } from './records.sample';
import { applyChanges, emptyWorkspace, invertChanges, listPutRecords, put } from './workspaceState';
import type { Change } from './workspaceState';

const agency = makeAgencyRecord();
const customer = makeCustomerRecord();
const state = applyChanges(emptyWorkspace, [put('agencies', agency), put('customers', customer)]);

describe('applyChanges', () => {
  it('adds, replaces and removes records', () => {
    const renamed = { ...agency, name: 'Renamed' };
    const added = makeAgencyRecord({ id: 'agency-2' });
    const changes: Change[] = [
      put('agencies', renamed),
      put('agencies', added),
      { table: 'customers', remove: customer.id },
      { table: 'tags', remove: agency.id },
    ];
    const nextState = applyChanges(state, changes);
    expect([...nextState.agencies.values()]).toEqual([renamed, added]);
    expect(nextState.customers.size).toBe(0);
    expect(listPutRecords('agencies', [...changes, put('customers', customer)])).toEqual([renamed, added]);
  });

  it('leaves the earlier state and the tables without changes as they are', () => {
    const nextState = applyChanges(state, [{ table: 'agencies', remove: agency.id }]);
    expect(state.agencies.size).toBe(1);
    expect(nextState.customers).toBe(state.customers);
  });

  it('keeps the records in the order of their ids', () => {
    const records = ['agency-3', 'agency-2'].map((id) => put('agencies', makeAgencyRecord({ id })));
    expect([...applyChanges(state, records).agencies.keys()]).toEqual(['agency-1', 'agency-2', 'agency-3']);
  });
});

describe('invertChanges', () => {
  it('restores the state, also if one record changes twice', () => {
    const changes: Change[] = [
      put('agencies', { ...agency, name: 'Once' }),
      put('agencies', { ...agency, name: 'Twice' }),
      put('agencies', makeAgencyRecord({ id: 'agency-2' })),
      { table: 'customers', remove: customer.id },
    ];
    expect(applyChanges(applyChanges(state, changes), invertChanges(state, changes))).toEqual(state);
  });
});
