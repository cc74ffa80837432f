import { describe, expect, it, vi } from 'vitest';

import { createMemoryDatabase } from './memoryStorage';
import { makeAgencyRecord } from './records.sample';
import { createWorkspace } from './workspace';
import {
  addAgency,
  addCountedAgency,
  addAgencyInSteps,
  createContext,
  listAgencyNames,
  openTab,
  openTabs,
  picture,
  planNothing,
} from './workspace.sample';
import { applyChanges, emptyWorkspace, put } from './workspaceState';

describe('running a plan', () => {
  it('stores and shows its changes, and notifies once', async () => {
    const { firstTab } = await openTabs();
    const listener = vi.fn();
    firstTab.subscribe(listener);
    const result = await firstTab.runPlan(addAgency);
    expect(result).toMatchObject({ ok: true });
    expect(listAgencyNames(firstTab)).toEqual(['Agency 0']);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('returns the earlier state and the changes, for Undo', async () => {
    const { firstTab } = await openTabs();
    const before = firstTab.getSnapshot().state;
    const result = await firstTab.runPlan(addAgency);
    expect(result.ok && result.before).toBe(before);
    expect(result.ok && result.changes).toHaveLength(2);
  });

  it('does nothing if the plan is refused', async () => {
    const { firstTab } = await openTabs();
    const before = firstTab.getSnapshot();
    const reason = { kind: 'unknown-buyer', buyer: 'Nobody', table: 'agencies' } as const;
    expect(await firstTab.runPlan(() => ({ ok: false, reason }))).toEqual({ ok: false, reason });
    expect(firstTab.getSnapshot()).toBe(before);
  });

  it('stores and notifies nothing if the plan has no changes', async () => {
    const { workspace } = await openTab();
    const before = workspace.getSnapshot();
    expect(await workspace.runPlan(planNothing)).toEqual({ ok: true, before: before.state, changes: [] });
    expect(workspace.getSnapshot()).toBe(before);
  });

  it('stores its files with its changes', async () => {
    const { storage, workspace } = await openTab();
    const commit = vi.spyOn(storage, 'commit');
    await workspace.runPlan(addAgency);
    await workspace.runPlan(addAgency, undefined, [picture]);
    expect(commit.mock.calls.map(([, , files]) => files)).toEqual([[], [picture]]);
  });

  it('does not apply changes that were not stored', async () => {
    const { database, firstTab } = await openTabs();
    const before = firstTab.getSnapshot().state;
    database.failNext('full');
    expect(await firstTab.runPlan(addAgency)).toEqual({ ok: false, reason: { kind: 'storage', reason: 'full' } });
    expect(firstTab.getSnapshot().state).toBe(before);
    expect((await firstTab.runPlan(addAgency)).ok).toBe(true);
  });

  it('fails if the changes were not stored, even if the record already had their revision', async () => {
    const { database, workspace } = await openTab();
    await workspace.runPlan(() => ({ ok: true, changes: [put('agencies', makeAgencyRecord({ name: 'Before' }))] }));
    database.failNext('full');
    const result = await workspace.runPlan(() => ({
      ok: true,
      changes: [put('agencies', makeAgencyRecord({ name: 'After' }))],
    }));
    expect(result).toEqual({ ok: false, reason: { kind: 'storage', reason: 'full' } });
    expect(listAgencyNames(workspace)).toEqual(['Before']);
  });

  it('succeeds if the changes were stored, but the storage then reported a failure', async () => {
    const { database, firstTab } = await openTabs();
    database.failNext('closed', { afterStoring: true });
    expect(await firstTab.runPlan(addAgency)).toMatchObject({ ok: true });
    expect(listAgencyNames(firstTab)).toEqual(['Agency 0']);
  });

  it('runs plans one after the other', async () => {
    const { firstTab } = await openTabs();
    await Promise.all([firstTab.runPlan(addAgency), firstTab.runPlan(addAgency)]);
    expect(listAgencyNames(firstTab)).toEqual(['Agency 0', 'Agency 1']);
  });

  it('continues after a plan that throws', async () => {
    const { firstTab } = await openTabs();
    const brokenRun = firstTab.runPlan(() => {
      throw new Error('broken');
    });
    await expect(brokenRun).rejects.toThrow('broken');
    expect((await firstTab.runPlan(addAgency)).ok).toBe(true);
  });

  it.each([
    { changes: 'other records', plan: addAgency },
    { changes: 'one record in the same way', plan: addCountedAgency },
  ])('plans again if another tab has meanwhile changed $changes', async ({ plan }) => {
    const { firstTab, secondTab } = await openTabs();
    await Promise.all([firstTab.runPlan(plan), secondTab.runPlan(plan)]);
    await Promise.all([firstTab.runPlan(planNothing), secondTab.runPlan(planNothing)]);
    expect(listAgencyNames(firstTab)).toEqual(['Agency 0', 'Agency 1']);
    expect(listAgencyNames(secondTab)).toEqual(listAgencyNames(firstTab));
  });

  it('reads everything again if the storage no longer has the changes of the other tab', async () => {
    const { database, firstTab, secondTab } = await openTabs();
    await firstTab.runPlan(addAgency);
    database.forgetChanges();
    await secondTab.runPlan(addAgency);
    expect(listAgencyNames(secondTab)).toEqual(['Agency 0', 'Agency 1']);
  });

  it('stops retrying if the storage is broken', async () => {
    const { storage, workspace } = await openTab();
    vi.spyOn(storage, 'commit').mockResolvedValue({ ok: false, reason: 'outdated' });
    expect(await workspace.runPlan(addAgency)).toEqual({ ok: false, reason: { kind: 'storage', reason: 'closed' } });
  });

  it('fails if another tab has committed meanwhile and its changes cannot be read', async () => {
    const { storage, workspace } = await openTab();
    vi.spyOn(storage, 'commit').mockResolvedValueOnce({ ok: false, reason: 'outdated' });
    vi.spyOn(storage, 'readChangesSince').mockResolvedValueOnce({ ok: false, reason: 'newer-version' });
    expect(await workspace.runPlan(addAgency)).toEqual({
      ok: false,
      reason: { kind: 'storage', reason: 'newer-version' },
    });
  });

  it('fails with `closed` after it was closed', async () => {
    const { firstTab } = await openTabs();
    firstTab.close();
    expect(await firstTab.runPlan(addAgency)).toEqual({ ok: false, reason: { kind: 'storage', reason: 'closed' } });
  });
});

describe('restoring a backup', () => {
  const backup = applyChanges(emptyWorkspace, [put('agencies', makeAgencyRecord({ name: 'Restored' }))]);

  it('replaces all records, in other tabs as well', async () => {
    const { firstTab, secondTab } = await openTabs();
    await secondTab.runPlan(addAgency);
    expect(await firstTab.restore(backup)).toBeUndefined();
    await secondTab.runPlan(planNothing);
    expect([listAgencyNames(firstTab), listAgencyNames(secondTab)]).toEqual([['Restored'], ['Restored']]);
    await secondTab.runPlan(addAgency);
    await firstTab.runPlan(planNothing);
    expect(listAgencyNames(firstTab)).toEqual(['Restored', 'Agency 1']);
  });

  it('stores its files', async () => {
    const { storage, workspace } = await openTab();
    const replaceAll = vi.spyOn(storage, 'replaceAll');
    await workspace.restore(backup);
    await workspace.restore(backup, [picture]);
    expect(replaceAll.mock.calls.map(([, , files]) => files)).toEqual([[], [picture]]);
  });

  it('leaves no damaged records', async () => {
    const storage = createMemoryDatabase().open();
    const damagedRecords = [{ table: 'tags', id: 'tag-1' }] as const;
    vi.spyOn(storage, 'load').mockResolvedValueOnce({ ok: true, state: emptyWorkspace, version: 0, damagedRecords });
    const workspace = createWorkspace(storage, createContext);
    await workspace.runPlan(planNothing);
    expect(workspace.getSnapshot().damagedRecords).toEqual(damagedRecords);
    await workspace.restore(backup);
    expect(workspace.getSnapshot().damagedRecords).toEqual([]);
  });

  it('is repeated if another tab commits meanwhile', async () => {
    const { storage, workspace } = await openTab();
    vi.spyOn(storage, 'replaceAll').mockResolvedValueOnce({ ok: false, reason: 'outdated' });
    expect(await workspace.restore(backup)).toBeUndefined();
    expect(listAgencyNames(workspace)).toEqual(['Restored']);
  });

  it('does not begin if the changes of other tabs cannot be read', async () => {
    const { database, workspace } = await openTab();
    await workspace.runPlan(addAgency);
    database.failNext('newer-version');
    expect(await workspace.restore(backup)).toBe('newer-version');
    expect(listAgencyNames(workspace)).toEqual(['Agency 0']);
  });

  it('keeps the records if it fails', async () => {
    const { database, firstTab } = await openTabs();
    await firstTab.runPlan(addAgency);
    const restorePromise = firstTab.restore(backup);
    // `restore` first reads the changes of other tabs. Waits until it has, so that only `replaceAll` fails.
    await Promise.resolve();
    await Promise.resolve();
    database.failNext('full');
    expect(await restorePromise).toBe('full');
    expect(listAgencyNames(firstTab)).toEqual(['Agency 0']);
  });
});

describe('a long plan', () => {
  it('reports its progress', async () => {
    const { firstTab } = await openTabs();
    const onProgress = vi.fn(() => Promise.resolve(true));
    expect(await firstTab.runPlan(addAgencyInSteps, onProgress)).toMatchObject({ ok: true });
    expect(onProgress.mock.calls).toEqual([[{ done: 1, total: 2 }], [{ done: 2, total: 2 }]]);
  });

  it('pauses after each step', async () => {
    const pause = vi.fn(() => Promise.resolve());
    const workspace = createWorkspace(createMemoryDatabase().open(), createContext, pause);
    await workspace.runPlan(addAgencyInSteps);
    expect(pause).toHaveBeenCalledTimes(2);
  });

  it('stores nothing if it is cancelled', async () => {
    const { firstTab } = await openTabs();
    const result = await firstTab.runPlan(addAgencyInSteps, ({ done }) => Promise.resolve(done < 2));
    expect(result).toEqual({ ok: false, reason: { kind: 'cancelled' } });
    expect(firstTab.getSnapshot().state.agencies.size).toBe(0);
  });
});
