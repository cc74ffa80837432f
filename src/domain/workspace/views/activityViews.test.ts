import { describe, expect, it } from 'vitest';

import { isPurchaseActivity } from '../../activity/activity';
import type { WorkspaceRecord } from '../records';
import { makeAgencyRecord, makeTagRecord } from '../records.sample';
import { applyChanges, emptyWorkspace, put } from '../workspaceState';
import { getActivityHeading, listActivities, listAgencyActivities, listHistory } from './activityViews';

type Activity = WorkspaceRecord<'activities'>;

const now = new Date(2026, 5, 15, 9, 30);
const makeActivity = (overrides: Partial<Activity>): Activity => ({
  id: 'activity-1',
  revision: 0,
  at: new Date(2026, 5, 15, 8, 20).toISOString(),
  kind: 'added',
  isUndo: false,
  table: 'partners',
  recordIds: ['partner-1'],
  name: 'Mira A.',
  count: 1,
  ...overrides,
});

describe('getActivityHeading', () => {
  it.each([
    [{}, 'Partner Mira A. added'],
    [{ isUndo: true }, 'Undone: Partner Mira A. added'],
    [{ table: 'customers', name: '' }, 'Customer added'],
    [{ kind: 'deleted', table: 'agencies', count: 3 }, '3 agencies deleted'],
    [{ kind: 'bought', table: 'purchases', name: 'Growth', count: 200 }, 'Package bought: Growth, 200 AiroTags'],
    [{ kind: 'generated', table: 'purchases', name: 'ORD-1001', count: 1 }, '1 AiroTag generated for ORD-1001'],
    [{ kind: 'paid', table: 'purchases', name: 'ORD-1001' }, 'Package purchase ORD-1001 marked as paid'],
    [{ kind: 'cancelled', table: 'purchases', name: 'ORD-1001' }, 'Package purchase ORD-1001 cancelled'],
    [{ kind: 'assigned', table: 'tags', count: 12, person: 'Omar K.' }, '12 AiroTags assigned to Omar K.'],
    [{ kind: 'assigned', table: 'tags', name: '7F3A9C21' }, 'AiroTag 7F3A9C21 assigned'],
    [
      { kind: 'unassigned', table: 'tags', name: '7F3A9C21', person: 'Omar K.' },
      'AiroTag 7F3A9C21 no longer assigned to Omar K.',
    ],
    [{ kind: 'unassigned', table: 'tags', name: '7F3A9C21' }, 'AiroTag 7F3A9C21 no longer assigned'],
    [{ kind: 'printed', table: 'tags', count: 1000 }, '1,000 AiroTags printed'],
    [{ kind: 'updated', table: 'utilities', name: 'Show a page' }, 'AiroTag utility Show a page updated'],
    [{ kind: 'updated', table: 'settingsSaves', name: '' }, 'Site settings updated'],
  ] as const)('returns for %j the heading %s', (overrides, heading) => {
    expect(getActivityHeading(makeActivity({ ...overrides }))).toBe(heading);
  });
});

describe('activities', () => {
  const state = applyChanges(emptyWorkspace, [
    put('agencies', makeAgencyRecord()),
    put('tags', makeTagRecord({ isGenerated: true, purchaseId: 'purchase-1' })),
    put('activities', makeActivity({ at: new Date(2026, 5, 14, 10).toISOString(), agencyId: 'agency-1' })),
    put(
      'activities',
      makeActivity({ id: 'activity-2', kind: 'bought', table: 'purchases', recordIds: ['purchase-1'] }),
    ),
    put('activities', makeActivity({ id: 'activity-3', kind: 'paid', table: 'purchases', recordIds: ['purchase-1'] })),
    put(
      'activities',
      makeActivity({ id: 'activity-4', kind: 'printed', table: 'tags', recordIds: ['tag-0', 'tag-1'] }),
    ),
  ]);

  it('are listed newest first, with their times', () => {
    expect(listActivities(state, now).map(({ id, time }) => [id, time])).toEqual([
      ['activity-4', 'Today, 08:20'],
      ['activity-3', 'Today, 08:20'],
      ['activity-2', 'Today, 08:20'],
      ['activity-1', 'Yesterday, 10:00'],
    ]);
  });

  it('are purchases only if a package was bought and the purchase was not undone', () => {
    const purchase = { kind: 'bought', table: 'purchases', name: 'Growth', count: 200 } as const;
    const activities = applyChanges(emptyWorkspace, [
      put('activities', makeActivity({ id: 'activity-1', ...purchase })),
      put('activities', makeActivity({ id: 'activity-2', ...purchase, isUndo: true })),
      put('activities', makeActivity({ id: 'activity-3', kind: 'paid', table: 'purchases' })),
    ]);
    expect(listActivities(activities, now).filter(isPurchaseActivity)).toMatchObject([
      { id: 'activity-1', purchasedItem: 'Growth, 200 AiroTags' },
    ]);
  });

  it('of other agencies are not shown in a portal', () => {
    expect(listAgencyActivities(state, 'agency-1', now).map(({ id }) => id)).toEqual(['activity-1']);
    expect(listAgencyActivities(state, 'agency-2', now)).toEqual([]);
  });

  it('are the history of a record, which includes the generation of a tag', () => {
    expect(listHistory(state, 'tags', 'tag-1').map(({ id }) => id)).toEqual(['activity-4', 'activity-2']);
    expect(listHistory(state, 'purchases', 'purchase-1').map(({ id }) => id)).toEqual(['activity-3', 'activity-2']);
    expect(listHistory(state, 'partners', 'partner-1')).toEqual([
      { id: 'activity-1', day: '2026-06-14', time: '10:00', text: 'Partner Mira A. added' },
    ]);
    expect(listHistory(state, 'partners', 'partner-1')).toBe(listHistory(state, 'partners', 'partner-1'));
    // The table matters, because records of different tables can have the same id.
    expect(listHistory(state, 'partners', 'tag-1')).toEqual([]);
  });
});
