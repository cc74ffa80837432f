import { describe, expect, it, vi } from 'vitest';

import { createMemoryDatabase } from './memoryStorage';
import type { Plan } from './plan';
import { makeAgencyRecord } from './records.sample';
import { createWorkspace } from './workspace';
import { addAgency, createContext, listAgencyNames, openTab, openTabs, planNothing } from './workspace.sample';
import { applyChanges, emptyWorkspace, put } from './workspaceState';

/** Opens a workspace with the agency 'Stored', whose records cannot be loaded at first. */
async function openBlockedTab() {
  const database = createMemoryDatabase(
    applyChanges(emptyWorkspace, [put('agencies', makeAgencyRecord({ name: 'Stored' }))]),
  );
  database.failNext('blocked');
  const storage = database.open();
  const workspace = createWorkspace(storage, createContext);
  await vi.waitFor(() => expect(workspace.getSnapshot().status).toBe('failed'));
  return { database, storage, workspace };
}

describe('loading', () => {
  it('lets the storage keep a copy of what was loaded and changed', async () => {
    const storage = createMemoryDatabase().open();
    const keepCopy = vi.spyOn(storage, 'keepCopy');
    const workspace = createWorkspace(storage, createContext);
    await workspace.runPlan(addAgency);
    expect(keepCopy.mock.calls).toEqual([
      [0, emptyWorkspace],
      [1, workspace.getSnapshot().state],
    ]);
    await workspace.restore(emptyWorkspace);
    expect(keepCopy).toHaveBeenLastCalledWith(2, emptyWorkspace);
  });

  it('shows the stored records', async () => {
    const { database, firstTab } = await openTabs();
    await firstTab.runPlan(addAgency);
    const laterTab = createWorkspace(database.open(), createContext);
    expect(laterTab.getSnapshot()).toEqual({ status: 'loading', state: emptyWorkspace, damagedRecords: [] });
    await laterTab.runPlan(planNothing);
    expect(laterTab.getSnapshot()).toMatchObject({ status: 'ready', reason: undefined });
    expect(listAgencyNames(laterTab)).toEqual(['Agency 0']);
  });

  it('shows why it failed, and can be tried again', async () => {
    const database = createMemoryDatabase();
    database.failNext('blocked');
    const workspace = createWorkspace(database.open(), createContext);
    const listener = vi.fn();
    workspace.subscribe(listener);
    await vi.waitFor(() => expect(workspace.getSnapshot()).toMatchObject({ status: 'failed', reason: 'blocked' }));
    await workspace.refresh();
    expect(workspace.getSnapshot()).toMatchObject({ status: 'ready', reason: undefined });
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('is tried again before the next plan, which runs only if loading succeeds', async () => {
    const { database, workspace } = await openBlockedTab();
    const plan = vi.fn<Plan>(addAgency);
    database.failNext('blocked');
    expect(await workspace.runPlan(plan)).toEqual({ ok: false, reason: { kind: 'storage', reason: 'blocked' } });
    expect(plan).not.toHaveBeenCalled();
    expect(await workspace.runPlan(plan)).toMatchObject({ ok: true });
    expect(workspace.getSnapshot().status).toBe('ready');
    expect(listAgencyNames(workspace)).toEqual(['Stored', 'Agency 1']);
  });
});

describe('refreshing', () => {
  it('keeps the records if it fails, and shows why until it succeeds', async () => {
    const { database, workspace } = await openTab();
    await workspace.runPlan(addAgency);
    const { state } = workspace.getSnapshot();
    database.failNext('closed');
    await workspace.refresh();
    expect(workspace.getSnapshot()).toMatchObject({ status: 'ready', reason: 'closed' });
    expect(workspace.getSnapshot().state).toBe(state);
    await workspace.refresh();
    expect(workspace.getSnapshot()).toMatchObject({ status: 'ready', reason: undefined });
  });

  it('keeps the records if it has to load all of them again and fails', async () => {
    const { storage, workspace } = await openTab();
    await workspace.runPlan(addAgency);
    vi.spyOn(storage, 'readChangesSince').mockResolvedValueOnce({ ok: false, reason: 'unknown' });
    vi.spyOn(storage, 'load').mockResolvedValueOnce({ ok: false, reason: 'blocked' });
    await workspace.refresh();
    expect(workspace.getSnapshot()).toMatchObject({ status: 'ready', reason: 'blocked' });
    expect(listAgencyNames(workspace)).toEqual(['Agency 0']);
  });

  it('reads only the changes of other tabs', async () => {
    const { database, storage, workspace } = await openTab();
    const load = vi.spyOn(storage, 'load');
    await (await openTab(database)).workspace.runPlan(addAgency);
    await workspace.refresh();
    expect(listAgencyNames(workspace)).toEqual(['Agency 0']);
    expect(load).not.toHaveBeenCalled();
  });
});

it('does not notify a listener that has unsubscribed', async () => {
  const { workspace } = await openTab();
  const listener = vi.fn();
  workspace.subscribe(listener)();
  await workspace.runPlan(addAgency);
  expect(listener).not.toHaveBeenCalled();
});

it('removes no files while the records are not loaded', async () => {
  const { storage, workspace } = await openBlockedTab();
  const removeUnusedFiles = vi.spyOn(storage, 'removeUnusedFiles');
  await workspace.removeUnusedFiles();
  expect(removeUnusedFiles).not.toHaveBeenCalled();
  await workspace.refresh();
  await workspace.removeUnusedFiles();
  expect(removeUnusedFiles).toHaveBeenCalledExactlyOnceWith(0, new Set());
});

it('follows other tabs, until it is closed', async () => {
  const { firstTab, secondTab } = await openTabs();
  await firstTab.runPlan(addAgency);
  await secondTab.runPlan(planNothing);
  await secondTab.runPlan(planNothing);
  expect(listAgencyNames(secondTab)).toEqual(['Agency 0']);
  secondTab.close();
  await firstTab.runPlan(addAgency);
  await firstTab.runPlan(planNothing);
  expect(listAgencyNames(secondTab)).toEqual(['Agency 0']);
});
