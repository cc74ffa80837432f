import { describe, expect, it } from 'vitest';

import { checkUnchanged, completePlanInSteps } from './plan';
import { makeAgencyRecord } from './records.sample';
import { applyChanges, emptyWorkspace, put } from './workspaceState';

it('checks many changes in steps of 250', () => {
  const agencies = Array.from({ length: 1000 }, (_, index) => put('agencies', makeAgencyRecord({ id: `${index}` })));
  const progress = { done: 3, total: 3 };
  const steps = [...completePlanInSteps(emptyWorkspace, agencies, progress)];
  // One step for each 250 records, and one before the checks across records.
  expect(steps).toEqual(Array(5).fill(progress));
});

describe('a record that a form has read', () => {
  const readRecord = makeAgencyRecord({ revision: 1 });
  const { id } = readRecord;
  const checkStored = (stored: typeof readRecord) =>
    checkUnchanged(applyChanges(emptyWorkspace, [put('agencies', stored)]), 'agencies', readRecord);

  it('can be saved if the same version is stored, in any order of fields', () => {
    expect(checkStored(Object.assign({ address: '' }, readRecord))).toBeUndefined();
  });

  it('is changed elsewhere if a restored backup has another version with the same revision', () => {
    expect(checkStored({ ...readRecord, name: 'Restored' })).toEqual({
      kind: 'changed-elsewhere',
      table: 'agencies',
      id,
    });
  });

  it('is changed elsewhere if it has another revision', () => {
    expect(checkStored({ ...readRecord, revision: 2 })).toEqual({ kind: 'changed-elsewhere', table: 'agencies', id });
  });

  it('is not found if it was deleted', () => {
    expect(checkUnchanged(emptyWorkspace, 'agencies', readRecord)).toEqual({
      kind: 'not-found',
      table: 'agencies',
      id,
    });
  });
});
