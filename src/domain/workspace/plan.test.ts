import { describe, expect, it } from 'vitest';

import { checkUnchanged, completePlan, completePlanInSteps } from './plan';
import { makeAgencyRecord, makeTagRecord } from './records.sample';
import { applyChanges, emptyWorkspace, put } from './workspaceState';

it('checks many changes in steps of 250', () => {
  const agencies = Array.from({ length: 1000 }, (_, index) => put('agencies', makeAgencyRecord({ id: `${index}` })));
  const progress = { done: 3, total: 3 };
  const steps = [...completePlanInSteps(emptyWorkspace, agencies, progress)];
  // 1000 / 250 = 4 steps that validate single records, and one step before the checks for duplicates and references.
  expect(steps).toEqual(Array(5).fill(progress));
});

it('refuses a tag that gets the serial number of another tag', () => {
  const tag = makeTagRecord({ id: 'tag-2', hexacode: 'B04D17E8', serialNumber: 'SN-000002' });
  const records = [put('agencies', makeAgencyRecord()), put('tags', makeTagRecord()), put('tags', tag)];
  const changes = [put('tags', { ...tag, serialNumber: 'SN-000001' })];
  const result = completePlan(applyChanges(emptyWorkspace, records), changes);
  expect(result).toMatchObject({ reason: { kind: 'duplicate', field: 'serialNumber', value: 'SN-000001' } });
});

describe('a record that was opened in a form', () => {
  const originalRecord = makeAgencyRecord({ revision: 1 });
  const { id } = originalRecord;
  const checkStored = (stored: typeof originalRecord) =>
    checkUnchanged(applyChanges(emptyWorkspace, [put('agencies', stored)]), 'agencies', originalRecord);

  it('can be saved if the stored record is equal, in whatever order its fields are', () => {
    expect(checkStored(Object.assign({ address: '' }, originalRecord))).toBeUndefined();
  });

  it('counts as changed elsewhere if a restored backup has a different record with the same revision', () => {
    expect(checkStored({ ...originalRecord, name: 'Restored' })).toEqual({
      kind: 'changed-elsewhere',
      table: 'agencies',
      id,
    });
  });

  it('counts as changed elsewhere if it has another revision', () => {
    expect(checkStored({ ...originalRecord, revision: 2 })).toEqual({
      kind: 'changed-elsewhere',
      table: 'agencies',
      id,
    });
  });

  it('counts as not found if it was deleted', () => {
    expect(checkUnchanged(emptyWorkspace, 'agencies', originalRecord)).toEqual({
      kind: 'not-found',
      table: 'agencies',
      id,
    });
  });
});
