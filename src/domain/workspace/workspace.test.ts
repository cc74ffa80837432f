import { describe, expect, it, vi } from 'vitest';

import { createWorkspace } from './workspace';
import { createMemoryDatabase } from './memoryStorage';
import { putRecordActivity } from './activities';
import { completePlan } from './plan';
import type { Plan } from './plan';
import { makePlanContext } from './planContext.sample';
import { makeAgencyRecord } from './records.sample';
import { applyChanges, emptyWorkspace, put } from './workspaceState';

const context = makePlanContext();
const createContext = () => context;

/** Adds an agency with the number of existing agencies in its name: 'Agency 0', 'Agency 1'. */
const addAgency: Plan = (state, { createId }) => {
  const id = createId();
  const agency = makeAgencyRecord({ id, name: `Agency ${state.agencies.size}`, email: `${id}@example.com` });
  return completePlan(state, [put('agencies', agency), putRecordActivity(context, 'added', 'agencies', [agency])]);
};
const planNothing: Plan = () => ({ ok: true, changes: [] });

/** Adds an agency in two steps. */
const addInSteps: Plan = function* () {
  yield { done: 1, total: 2 };
  yield { done: 2, total: 2 };
  return { ok: true, changes: [put('agencies', makeAgencyRecord())] };
};

const listNames = ({ getSnapshot }: ReturnType<typeof createWorkspace>) =>
  Array.from(getSnapshot().state.agencies.values(), ({ name }) => name);

/** Opens a workspace in two tabs with the same database. */
async function openTabs() {
  const database = createMemoryDatabase();
  const firstTab = createWorkspace(database.open(), createContext);
  const secondTab = createWorkspace(database.open(), createContext);
  await Promise.all([firstTab.run(planNothing), secondTab.run(planNothing)]);
  return { database, firstTab, secondTab };
}

describe('loading', () => {
  it('lets the storage keep a copy of what was loaded and changed', async () => {
    const storage = createMemoryDatabase().open();
    const keepCopy = vi.spyOn(storage, 'keepCopy');
    const workspace = createWorkspace(storage, createContext);
    await workspace.run(addAgency);
    expect(keepCopy.mock.calls).toEqual([
      [0, emptyWorkspace],
      [1, workspace.getSnapshot().state],
    ]);
    await workspace.restore(emptyWorkspace);
    expect(keepCopy).toHaveBeenLastCalledWith(2, emptyWorkspace);
  });

  it('shows the stored records', async () => {
    const { database, firstTab } = await openTabs();
    await firstTab.run(addAgency);
    const laterTab = createWorkspace(database.open(), createContext);
    expect(laterTab.getSnapshot()).toMatchObject({ status: 'loading' });
    await laterTab.run(planNothing);
    expect(laterTab.getSnapshot()).toMatchObject({ status: 'ready', reason: undefined });
    expect(listNames(laterTab)).toEqual(['Agency 0']);
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
});

describe('running a plan', () => {
  it('stores and shows its changes, and notifies once', async () => {
    const { firstTab } = await openTabs();
    const listener = vi.fn();
    firstTab.subscribe(listener);
    const result = await firstTab.run(addAgency);
    expect(result).toMatchObject({ ok: true });
    expect(listNames(firstTab)).toEqual(['Agency 0']);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('returns the earlier state and the changes, for Undo', async () => {
    const { firstTab } = await openTabs();
    const before = firstTab.getSnapshot().state;
    const result = await firstTab.run(addAgency);
    expect(result.ok && result.before).toBe(before);
    expect(result.ok && result.changes).toHaveLength(2);
  });

  it('does nothing if the plan is refused', async () => {
    const { firstTab } = await openTabs();
    const before = firstTab.getSnapshot();
    const reason = { kind: 'unknown-buyer', buyer: 'Nobody', table: 'agencies' } as const;
    expect(await firstTab.run(() => ({ ok: false, reason }))).toEqual({ ok: false, reason });
    expect(firstTab.getSnapshot()).toBe(before);
  });

  it('does not apply changes that were not stored', async () => {
    const { database, firstTab } = await openTabs();
    const before = firstTab.getSnapshot().state;
    database.failNext('full');
    expect(await firstTab.run(addAgency)).toEqual({ ok: false, reason: { kind: 'storage', reason: 'full' } });
    expect(firstTab.getSnapshot().state).toBe(before);
    expect((await firstTab.run(addAgency)).ok).toBe(true);
  });

  it('succeeds if the changes were stored, although the answer was lost', async () => {
    const { database, firstTab } = await openTabs();
    database.failNext('closed', { afterStoring: true });
    expect(await firstTab.run(addAgency)).toMatchObject({ ok: true });
    expect(listNames(firstTab)).toEqual(['Agency 0']);
  });

  it('runs plans one after the other', async () => {
    const { firstTab } = await openTabs();
    await Promise.all([firstTab.run(addAgency), firstTab.run(addAgency)]);
    expect(listNames(firstTab)).toEqual(['Agency 0', 'Agency 1']);
  });

  it('continues after a plan that throws', async () => {
    const { firstTab } = await openTabs();
    const brokenRun = firstTab.run(() => {
      throw new Error('broken');
    });
    await expect(brokenRun).rejects.toThrow('broken');
    expect((await firstTab.run(addAgency)).ok).toBe(true);
  });

  it('plans again if another tab has committed meanwhile', async () => {
    const { firstTab, secondTab } = await openTabs();
    await Promise.all([firstTab.run(addAgency), secondTab.run(addAgency)]);
    await Promise.all([firstTab.run(planNothing), secondTab.run(planNothing)]);
    expect(listNames(firstTab)).toEqual(['Agency 0', 'Agency 1']);
    expect(listNames(secondTab)).toEqual(listNames(firstTab));
  });

  it('reads everything again if the storage no longer has the changes of the other tab', async () => {
    const { database, firstTab, secondTab } = await openTabs();
    await firstTab.run(addAgency);
    database.forgetChanges();
    await secondTab.run(addAgency);
    expect(listNames(secondTab)).toEqual(['Agency 0', 'Agency 1']);
  });

  it('stops retrying if the storage is broken', async () => {
    const storage = createMemoryDatabase().open();
    const outdatedStorage = { ...storage, commit: () => Promise.resolve({ ok: false, reason: 'outdated' } as const) };
    const workspace = createWorkspace(outdatedStorage, createContext);
    expect(await workspace.run(addAgency)).toEqual({ ok: false, reason: { kind: 'storage', reason: 'closed' } });
  });

  it('fails with `closed` after it was closed', async () => {
    const { firstTab } = await openTabs();
    firstTab.close();
    expect(await firstTab.run(addAgency)).toEqual({ ok: false, reason: { kind: 'storage', reason: 'closed' } });
  });
});

describe('restoring a backup', () => {
  const backup = applyChanges(emptyWorkspace, [put('agencies', makeAgencyRecord({ name: 'Restored' }))]);

  it('replaces all records, in other tabs as well', async () => {
    const { firstTab, secondTab } = await openTabs();
    await secondTab.run(addAgency);
    expect(await firstTab.restore(backup)).toBeUndefined();
    await secondTab.run(planNothing);
    expect([listNames(firstTab), listNames(secondTab)]).toEqual([['Restored'], ['Restored']]);
    await secondTab.run(addAgency);
    await firstTab.run(planNothing);
    expect(listNames(firstTab)).toEqual(['Restored', 'Agency 1']);
  });

  it('keeps the records if it fails', async () => {
    const { database, firstTab } = await openTabs();
    await firstTab.run(addAgency);
    const restorePromise = firstTab.restore(backup);
    // The first call reads the changes of other tabs, the second one replaces the records.
    await Promise.resolve();
    await Promise.resolve();
    database.failNext('full');
    expect(await restorePromise).toBe('full');
    expect(listNames(firstTab)).toEqual(['Agency 0']);
  });
});

describe('a long plan', () => {
  it('reports its progress', async () => {
    const { firstTab } = await openTabs();
    const onProgress = vi.fn(() => Promise.resolve(true));
    expect(await firstTab.run(addInSteps, onProgress)).toMatchObject({ ok: true });
    expect(onProgress.mock.calls).toEqual([[{ done: 1, total: 2 }], [{ done: 2, total: 2 }]]);
  });

  it('pauses after each step', async () => {
    const pause = vi.fn(() => Promise.resolve());
    const workspace = createWorkspace(createMemoryDatabase().open(), createContext, pause);
    await workspace.run(addInSteps);
    expect(pause).toHaveBeenCalledTimes(2);
  });

  it('stores nothing if it is cancelled', async () => {
    const { firstTab } = await openTabs();
    const result = await firstTab.run(addInSteps, ({ done }) => Promise.resolve(done < 2));
    expect(result).toEqual({ ok: false, reason: { kind: 'cancelled' } });
    expect(firstTab.getSnapshot().state.agencies.size).toBe(0);
  });
});

it('follows other tabs, until it is closed', async () => {
  const { firstTab, secondTab } = await openTabs();
  await firstTab.run(addAgency);
  await secondTab.run(planNothing);
  await secondTab.run(planNothing);
  expect(listNames(secondTab)).toEqual(['Agency 0']);
  secondTab.close();
  await firstTab.run(addAgency);
  await firstTab.run(planNothing);
  expect(listNames(secondTab)).toEqual(['Agency 0']);
});
