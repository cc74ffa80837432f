import { describe, expect, it } from 'vitest';

import { makeAgencyRecord, makeCustomerRecord, makeTagRecord, makeUtilityRecord } from '../records.sample';
import { applyChanges, emptyWorkspace, put } from '../workspaceState';
import type { WorkspaceState } from '../workspaceState';
import { listTags } from './adminViews';
import { listAgencyTags } from './agencyViews';

const state = applyChanges(emptyWorkspace, [
  put('agencies', makeAgencyRecord()),
  put('customers', makeCustomerRecord()),
  put('utilities', makeUtilityRecord()),
  put('tags', makeTagRecord()),
  put('tags', makeTagRecord({ id: 'tag-2', hexacode: 'B04D17E8' })),
  put('tags', makeTagRecord({ id: 'tag-3', hexacode: '2C9E55A0', owner: { type: 'individual', id: 'customer-1' } })),
]);

describe('views', () => {
  it('return the same rows until one of their tables changes', () => {
    const changed = applyChanges(state, [put('utilities', makeUtilityRecord({ name: 'Renamed' }))]);
    expect(listTags(changed)).toBe(listTags(state));
    expect(listAgencyTags(changed, 'agency-1')).toBe(listAgencyTags(state, 'agency-1'));
  });

  it('rebuild only the rows that change', () => {
    const [unchangedRow, changedRow] = listTags(state);
    const changed = applyChanges(state, [put('tags', makeTagRecord({ id: 'tag-2', hexacode: 'B04D17E9' }))]);
    expect(listTags(changed)[0]).toBe(unchangedRow);
    expect(listTags(changed)[1]).not.toBe(changedRow);
  });

  it('update the list when tags are added, removed or restored', () => {
    const listTagIds = (after: WorkspaceState) => listTags(after).map(({ id }) => id);
    const removed = applyChanges(state, [{ table: 'tags', remove: 'tag-2' }]);
    const added = applyChanges(removed, [put('tags', makeTagRecord({ id: 'tag-4', hexacode: 'AA' }))]);
    const restored = applyChanges(added, [put('tags', makeTagRecord({ id: 'tag-2' }))]);
    expect([state, removed, added, restored].map(listTagIds)).toEqual([
      ['tag-3', 'tag-2', 'tag-1'],
      ['tag-3', 'tag-1'],
      ['tag-4', 'tag-3', 'tag-1'],
      ['tag-4', 'tag-3', 'tag-2', 'tag-1'],
    ]);
  });

  it('rebuild a row when the name of its agency changes', () => {
    const before = listTags(state);
    const changed = applyChanges(state, [put('agencies', makeAgencyRecord({ name: 'Renamed' }))]);
    expect(listTags(changed).map(({ ownerName }) => ownerName)).toEqual(['Omar K.', 'Renamed', 'Renamed']);
    expect(listTags(changed)[0]).toBe(before[0]);
  });
});
