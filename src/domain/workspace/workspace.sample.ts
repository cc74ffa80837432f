import { putRecordActivity } from './activities';
import { createMemoryDatabase } from './memoryStorage';
import { completePlan } from './plan';
import type { Plan } from './plan';
import { makePlanContext } from './planContext.sample';
import { makeAgencyRecord } from './records.sample';
import type { StoredFile } from './storedFiles';
import { createWorkspace } from './workspace';
import { put } from './workspaceState';

const context = makePlanContext();
export const createContext = () => context;

/** Adds an agency with the number of existing agencies in its name: 'Agency 0', 'Agency 1'. */
export const addAgency: Plan = (state, { createId }) => {
  const id = createId();
  const agency = makeAgencyRecord({ id, name: `Agency ${state.agencies.size}`, email: `${id}@example.com` });
  return completePlan(state, [put('agencies', agency), putRecordActivity(context, 'added', 'agencies', [agency])]);
};
export const planNothing: Plan = () => ({ ok: true, changes: [] });

/** Adds an agency, and increments a counter. If two tabs run this plan at the same time, both change the counter. */
export const addCountedAgency: Plan = (state, { createId }) => {
  const revision = (state.counters.get('orderId')?.revision ?? -1) + 1;
  const agency = makeAgencyRecord({ id: createId(), name: `Agency ${state.agencies.size}` });
  return { ok: true, changes: [put('counters', { id: 'orderId', revision, last: revision }), put('agencies', agency)] };
};

export const picture: StoredFile = { id: 'file-1', name: 'qr.png', type: 'image/png', bytes: Uint8Array.of(137, 80) };

/** Adds an agency in two steps. */
export const addAgencyInSteps: Plan = function* () {
  yield { done: 1, total: 2 };
  yield { done: 2, total: 2 };
  return { ok: true, changes: [put('agencies', makeAgencyRecord())] };
};

export const listAgencyNames = ({ getSnapshot }: ReturnType<typeof createWorkspace>) =>
  Array.from(getSnapshot().state.agencies.values(), ({ name }) => name);

/** Opens a workspace in one tab, and returns its storage as well. */
export async function openTab(database = createMemoryDatabase()) {
  const storage = database.open();
  const workspace = createWorkspace(storage, createContext);
  await workspace.runPlan(planNothing);
  return { database, storage, workspace };
}

/** Opens a workspace in two tabs with the same database. */
export async function openTabs() {
  const database = createMemoryDatabase();
  const firstTab = createWorkspace(database.open(), createContext);
  const secondTab = createWorkspace(database.open(), createContext);
  await Promise.all([firstTab.runPlan(planNothing), secondTab.runPlan(planNothing)]);
  return { database, firstTab, secondTab };
}
