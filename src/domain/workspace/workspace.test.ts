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
  const first = createWorkspace(database.open(), createContext);
  const second = createWorkspace(database.open(), createContext);
  await Promise.all([first.run(planNothing), second.run(planNothing)]);
  return { database, first, second };
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
    const { database, first } = await openTabs();
    await first.run(addAgency);
    const later = createWorkspace(database.open(), createContext);
    expect(later.getSnapshot()).toMatchObject({ status: 'loading' });
    await later.run(planNothing);
    expect(later.getSnapshot()).toMatchObject({ status: 'ready', reason: undefined });
    expect(listNames(later)).toEqual(['Agency 0']);
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
    const { first } = await openTabs();
    const listener = vi.fn();
    first.subscribe(listener);
    const result = await first.run(addAgency);
    expect(result).toMatchObject({ ok: true });
    expect(listNames(first)).toEqual(['Agency 0']);
    expect(listener).toHaveBeenCalledOnce();
  });

  it('returns what Undo needs', async () => {
    const { first } = await openTabs();
    const before = first.getSnapshot().state;
    const result = await first.run(addAgency);
    expect(result.ok && result.before).toBe(before);
    expect(result.ok && result.changes).toHaveLength(2);
  });

  it('does nothing if the plan is refused', async () => {
    const { first } = await openTabs();
    const before = first.getSnapshot();
    const reason = { kind: 'unknown-buyer', buyer: 'Nobody', table: 'agencies' } as const;
    expect(await first.run(() => ({ ok: false, reason }))).toEqual({ ok: false, reason });
    expect(first.getSnapshot()).toBe(before);
  });

  it('applies nothing that was not stored', async () => {
    const { database, first } = await openTabs();
    const before = first.getSnapshot().state;
    database.failNext('full');
    expect(await first.run(addAgency)).toEqual({ ok: false, reason: { kind: 'storage', reason: 'full' } });
    expect(first.getSnapshot().state).toBe(before);
    expect((await first.run(addAgency)).ok).toBe(true);
  });

  it('succeeds if the changes were stored, although the answer was lost', async () => {
    const { database, first } = await openTabs();
    database.failNext('closed', { afterStoring: true });
    expect(await first.run(addAgency)).toMatchObject({ ok: true });
    expect(listNames(first)).toEqual(['Agency 0']);
  });

  it('runs plans one after the other', async () => {
    const { first } = await openTabs();
    await Promise.all([first.run(addAgency), first.run(addAgency)]);
    expect(listNames(first)).toEqual(['Agency 0', 'Agency 1']);
  });

  it('continues after a plan that throws', async () => {
    const { first } = await openTabs();
    const broken = first.run(() => {
      throw new Error('broken');
    });
    await expect(broken).rejects.toThrow('broken');
    expect((await first.run(addAgency)).ok).toBe(true);
  });

  it('plans again if another tab has committed meanwhile', async () => {
    const { first, second } = await openTabs();
    await Promise.all([first.run(addAgency), second.run(addAgency)]);
    await Promise.all([first.run(planNothing), second.run(planNothing)]);
    expect(listNames(first)).toEqual(['Agency 0', 'Agency 1']);
    expect(listNames(second)).toEqual(listNames(first));
  });

  it('reads everything again if the storage no longer has the changes of the other tab', async () => {
    const { database, first, second } = await openTabs();
    await first.run(addAgency);
    database.forgetChanges();
    await second.run(addAgency);
    expect(listNames(second)).toEqual(['Agency 0', 'Agency 1']);
  });

  it('stops repeating if the storage is broken', async () => {
    const storage = createMemoryDatabase().open();
    const outdated = { ...storage, commit: () => Promise.resolve({ ok: false, reason: 'outdated' } as const) };
    const workspace = createWorkspace(outdated, createContext);
    expect(await workspace.run(addAgency)).toEqual({ ok: false, reason: { kind: 'storage', reason: 'closed' } });
  });

  it('fails with `closed` after it was closed', async () => {
    const { first } = await openTabs();
    first.close();
    expect(await first.run(addAgency)).toEqual({ ok: false, reason: { kind: 'storage', reason: 'closed' } });
  });
});

describe('restoring a backup', () => {
  const backup = applyChanges(emptyWorkspace, [put('agencies', makeAgencyRecord({ name: 'Restored' }))]);

  it('replaces all records, in other tabs as well', async () => {
    const { first, second } = await openTabs();
    await second.run(addAgency);
    expect(await first.restore(backup)).toBeUndefined();
    await second.run(planNothing);
    expect([listNames(first), listNames(second)]).toEqual([['Restored'], ['Restored']]);
    await second.run(addAgency);
    await first.run(planNothing);
    expect(listNames(first)).toEqual(['Restored', 'Agency 1']);
  });

  it('keeps the records if it fails', async () => {
    const { database, first } = await openTabs();
    await first.run(addAgency);
    const restoring = first.restore(backup);
    // The first call reads the changes of other tabs, the second one replaces the records.
    await Promise.resolve();
    await Promise.resolve();
    database.failNext('full');
    expect(await restoring).toBe('full');
    expect(listNames(first)).toEqual(['Agency 0']);
  });
});

describe('a long plan', () => {
  it('reports its progress', async () => {
    const { first } = await openTabs();
    const onProgress = vi.fn(() => Promise.resolve(true));
    expect(await first.run(addInSteps, onProgress)).toMatchObject({ ok: true });
    expect(onProgress.mock.calls).toEqual([[{ done: 1, total: 2 }], [{ done: 2, total: 2 }]]);
  });

  it('pauses after each step', async () => {
    const pause = vi.fn(() => Promise.resolve());
    const workspace = createWorkspace(createMemoryDatabase().open(), createContext, pause);
    await workspace.run(addInSteps);
    expect(pause).toHaveBeenCalledTimes(2);
  });

  it('stores nothing if it is cancelled', async () => {
    const { first } = await openTabs();
    const result = await first.run(addInSteps, ({ done }) => Promise.resolve(done < 2));
    expect(result).toEqual({ ok: false, reason: { kind: 'cancelled' } });
    expect(first.getSnapshot().state.agencies.size).toBe(0);
  });
});

it('follows other tabs, until it is closed', async () => {
  const { first, second } = await openTabs();
  await first.run(addAgency);
  await second.run(planNothing);
  await second.run(planNothing);
  expect(listNames(second)).toEqual(['Agency 0']);
  second.close();
  await first.run(addAgency);
  await first.run(planNothing);
  expect(listNames(second)).toEqual(['Agency 0']);
});
