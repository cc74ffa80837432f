import fc from 'fast-check';
import { expect, it } from 'vitest';

import { countTags } from '../../dashboard/dashboard';
import type { TagChange } from '../../tag/tagChange';
import { createWorkspace } from '../workspace';
import type { RunPlanResult, Workspace } from '../workspace';
import { findInconsistencies } from '../inconsistencies';
import { createMemoryDatabase } from '../memoryStorage';
import type { MemoryDatabase } from '../memoryStorage';
import { makePlanContext } from '../planContext.sample';
import type { Plan } from '../plan';
import { entityTables } from '../records';
import type { EntityTable } from '../records';
import { getAdminOverview, listAgencies, listTags } from '../views/adminViews';
import { getAgencyOverview, listAgencyTags } from '../views/agencyViews';
import { listPutChanges, emptyWorkspace } from '../workspaceState';
import type { WorkspaceState } from '../workspaceState';
import { planAddPackage, planAddUtility, planEditPackage } from './catalogPlans';
import * as drafts from './drafts.sample';
import {
  planAddAgency,
  planAddAgencyCustomer,
  planAddCustomer,
  planAddPartner,
  planEditAgency,
  planEditAgencyCustomer,
} from './peoplePlans';
import {
  planAddPurchase,
  planBuyPackage,
  planEditPurchase,
  planGenerateTags,
  planSetPaymentStatus,
} from './purchasePlans';
import { planRemove } from './removePlan';
import { planSaveSettings } from './settingsPlan';
import { planAssignTags, planChangeTags, planMarkPrinted } from './tagEventPlans';
import { planAddTag, planEditTag } from './tagPlans';
import { planUndo, prepareUndo } from './undoPlan';

/** Random numbers that select the records and values of an operation. */
type Choice = { a: number; b: number };

const unknownTarget = { id: 'unknown', revision: 0 };

function pick<Value>(values: readonly Value[], index: number): Value | undefined {
  return values[index % Math.max(1, values.length)];
}
const pickTarget = (state: WorkspaceState, table: EntityTable, index: number) =>
  pick([...state[table].values()], index) ?? unknownTarget;
const pickId = (state: WorkspaceState, table: EntityTable, index: number) => pickTarget(state, table, index).id;
const pickTargets = (state: WorkspaceState, table: EntityTable, { a, b }: Choice) => [
  ...new Set([pickTarget(state, table, a), pickTarget(state, table, b)]),
];

const makePurchaseDraft = (state: WorkspaceState, { a, b }: Choice) => ({
  ...drafts.purchaseDraft,
  package: pickId(state, 'packages', a),
  buyerContentType: a % 3 === 0 ? ('individual' as const) : ('business' as const),
  buyer: pick(['Agency 0', 'Agency 1', 'Omar K.', 'Nobody'], b) ?? '',
  orderId: `ORD-${1000 + (b % 9)}`,
  hexacodesGenerated: a % 2 === 0,
});

const makeTagDraft = (state: WorkspaceState, { a, b }: Choice) => ({
  ...drafts.tagDraft,
  // Tags with the same hexacode are refused. '00000000' and '00000101' can also be generated, 'aa' equals 'AA'.
  hexacode: pick(['aa', 'AA', 'bb', '00000000', '00000101', `c${a}${b}`], a) ?? '',
  ownerObjectId: pickId(state, 'agencies', b),
  partner: b % 2 === 0 ? '' : pickId(state, 'partners', a),
  packagePurchase: b % 3 === 0 ? '' : pickId(state, 'purchases', b),
  isAssigned: a % 2 === 0,
});

/**
 * Operations by name. Each selects its records from `shownState`, which the tab shows, and returns the plan to run.
 * The plan may run on a later state.
 */
const operations = {
  addAgency:
    (_, { a }) =>
    (state, context) =>
      planAddAgency(
        state,
        { ...drafts.agencyDraft, agencyName: `Agency ${a % 2}`, email: `${a}@example.com` },
        context,
      ),
  editAgency: (shownState, { a, b }) => {
    const seenTarget = pickTarget(shownState, 'agencies', a);
    return (state, context) =>
      planEditAgency(state, seenTarget, { ...drafts.agencyDraft, email: `${b}@example.com` }, context);
  },
  addPartner: (shownState, { a }) => {
    const draft = { ...drafts.partnerDraft, agency: pickId(shownState, 'agencies', a) };
    return (state, context) => planAddPartner(state, draft, context);
  },
  addCustomer: () => (state, context) => planAddCustomer(state, drafts.customerDraft, context),
  addAgencyCustomer: (shownState, { a }) => {
    const agencyId = pickId(shownState, 'agencies', a);
    return (state, context) => planAddAgencyCustomer(state, agencyId, drafts.agencyCustomerDraft, context);
  },
  editCustomer: (shownState, { a }) => {
    const seenTarget = pickTarget(shownState, 'customers', a);
    return (state, context) => planEditAgencyCustomer(state, seenTarget, drafts.agencyCustomerDraft, context);
  },
  addPackage:
    (_, { a, b }) =>
    (state, context) =>
      planAddPackage(state, { ...drafts.packageDraft, totalHexacodes: a % 4, isActive: b % 4 > 0 }, 'Admin', context),
  editPackage: (shownState, { a, b }) => {
    const seenTarget = pickTarget(shownState, 'packages', a);
    const draft = { ...drafts.packageDraft, totalHexacodes: b % 4 };
    return (state, context) => planEditPackage(state, seenTarget, draft, context);
  },
  addUtility: () => (state, context) => planAddUtility(state, drafts.utilityDraft, context),
  addPurchase: (shownState, choice) => {
    const draft = makePurchaseDraft(shownState, choice);
    return (state, context) => planAddPurchase(state, draft, context);
  },
  editPurchase: (shownState, choice) => {
    const seenTarget = pickTarget(shownState, 'purchases', choice.b);
    const draft = makePurchaseDraft(shownState, choice);
    return (state, context) => planEditPurchase(state, seenTarget, draft, context);
  },
  payOrCancel: (shownState, { a, b }) => {
    const seenTarget = pickTarget(shownState, 'purchases', a);
    const status = b % 2 === 0 ? 'Completed' : 'Cancelled';
    return (state, context) => planSetPaymentStatus(state, seenTarget, status, context);
  },
  buy: (shownState, { a, b }) => {
    const ids = { agencyId: pickId(shownState, 'agencies', a), packageId: pickId(shownState, 'packages', b) };
    return (state, context) => planBuyPackage(state, ids, context);
  },
  generate: (shownState, { a }) => {
    const seenTarget = pickTarget(shownState, 'purchases', a);
    return (state, context) => planGenerateTags(state, seenTarget, context);
  },
  addTag: (shownState, choice) => {
    const draft = makeTagDraft(shownState, choice);
    return (state, context) => planAddTag(state, draft, context);
  },
  editTag: (shownState, choice) => {
    const seenTarget = pickTarget(shownState, 'tags', choice.b);
    const draft = makeTagDraft(shownState, choice);
    return (state, context) => planEditTag(state, seenTarget, draft, context);
  },
  assign: (shownState, choice) => {
    const seenTargets = pickTargets(shownState, 'tags', choice);
    const assigner = { type: 'agency', id: pickId(shownState, 'agencies', choice.b) } as const;
    const assignee =
      choice.a % 3 === 0 ? { email: 'a@example.com' } : { customerId: pickId(shownState, 'customers', choice.a) };
    return (state, context) => planAssignTags(state, seenTargets, { assignee, assigner }, context);
  },
  changeTags: (shownState, choice) => {
    const seenTargets = pickTargets(shownState, 'tags', choice);
    const changes: readonly TagChange[] = [
      { kind: 'activated' },
      { kind: 'unassigned' },
      { kind: 'customized', isCustomized: choice.b % 2 === 0 },
      { kind: 'printed', isPrinted: choice.b % 2 === 0 },
      { kind: 'utility', utilityId: choice.b % 2 === 0 ? pickId(shownState, 'utilities', choice.b) : undefined },
    ];
    const change = pick(changes, choice.a) ?? { kind: 'activated' };
    return (state, context) => planChangeTags(state, seenTargets, change, context);
  },
  print: (shownState, { a }) => {
    const hexacodes = [pick([...shownState.tags.values()], a)?.hexacode ?? 'unknown'];
    return (state, context) => planMarkPrinted(state, hexacodes, context);
  },
  remove: (shownState, choice) => {
    const table = pick(entityTables, choice.a) ?? 'tags';
    const seenTargets = pickTargets(shownState, table, choice);
    return (state, context) => planRemove(state, table, seenTargets, context);
  },
  saveSettings: (shownState, { a }) => {
    const readId = [...shownState.settingsSaves.keys()].at(-1);
    const values = { redirectType: 'customUrl', customUrl: `${a}`, playStoreUrl: '', appStoreUrl: '' } as const;
    return (state, context) => planSaveSettings(state, readId, values, context);
  },
} satisfies Record<string, (shownState: WorkspaceState, choice: Choice) => Plan>;

type OperationName = keyof typeof operations;
const operationNames = Object.keys(operations) as OperationName[];

const anyOperation = fc.record({
  kind: fc.constantFrom(...operationNames, 'buy', 'generate', 'editTag', 'remove', 'undo', 'undo', 'undo', 'reload'),
  a: fc.nat(20),
  b: fc.nat(20),
});
const anyFault = fc.option(
  fc.record({ reason: fc.constantFrom('full', 'closed'), afterStoring: fc.boolean(), forget: fc.boolean() }),
  { freq: 5 },
);
/** A step: the operations that two tabs run at the same time, and a fault that is injected into the storage. */
const anyStep = fc.record({ firstOperation: anyOperation, secondOperation: fc.option(anyOperation), fault: anyFault });

/** A tab, and the actions that its user can undo. */
type Tab = { open: () => Workspace; workspace: Workspace; undoableActions: (RunPlanResult & { ok: true })[] };

async function runOperation(tab: Tab, { kind, a, b }: { kind: string } & Choice): Promise<void> {
  if (kind === 'reload') {
    tab.workspace.close();
    tab.workspace = tab.open();
    tab.undoableActions = [];
    return;
  }
  const { workspace, undoableActions } = tab;
  const { state } = workspace.getSnapshot();
  const actionToUndo = kind === 'undo' ? pick(undoableActions, a) : undefined;
  if (kind === 'undo' && !actionToUndo) return;
  const plan: Plan = actionToUndo
    ? (current, context) => planUndo(current, prepareUndo(actionToUndo.before, actionToUndo.changes), context)
    : operations[kind as OperationName](state, { a, b });
  const result = await workspace.runPlan(plan);
  if (result.ok && result.changes.length > 0) undoableActions.push(result);
}

/** Waits until both tabs have received all commits. */
async function waitForCommits(tabs: readonly Tab[]) {
  for (let tick = 0; tick < 20; tick++) await Promise.resolve();
  for (const { workspace } of tabs) await workspace.runPlan(() => ({ ok: true, changes: [] }));
}

/** Returns the state as JSON, because comparing texts is much faster than comparing thousands of objects. */
const serializeState = (state: WorkspaceState) => JSON.stringify(listPutChanges(state));

async function checkTabs(tabs: readonly Tab[], database: MemoryDatabase) {
  const loadResult = await database.open().load();
  const state = loadResult.ok ? loadResult.state : emptyWorkspace;
  expect(findInconsistencies(state)).toEqual([]);
  checkCounts(state);
  for (const { workspace } of tabs) expect(serializeState(workspace.getSnapshot().state)).toBe(serializeState(state));
}

function checkCounts(state: WorkspaceState) {
  const { tags } = getAdminOverview(state, '2026-06-15');
  expect(tags.count).toBe(listTags(state).length);
  const records = [...state.tags.values()];
  expect(tags.ofPartners).toBe(records.filter(({ partnerId }) => partnerId !== undefined).length);
  expect(tags.ofAgencies).toBe(
    records.filter(({ owner, partnerId }) => owner.type === 'agency' && partnerId === undefined).length,
  );
  for (const { id, tagBalance } of listAgencies(state)) {
    const rows = listAgencyTags(state, id);
    expect(tagBalance).toBe(rows.filter(({ assigned }) => !assigned).length);
    expect(countTags(getAgencyOverview(state, id, '2026-06-15').tags)).toBe(rows.length);
  }
}

/** Timeout of the test in ms. The test takes two seconds, and several minutes with 10,000 cases on a busy machine. */
const timeout = 900_000;

it('keeps a workspace consistent in two tabs, whatever users do and whatever fails', { timeout }, async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(anyStep, { maxLength: 20, size: 'max' }), async (steps) => {
      const database = createMemoryDatabase();
      // Each of the four bytes of a hexacode is one of 5 values. There are only 5^4 = 625 hexacodes, so some repeat.
      const context = makePlanContext(undefined, 5);
      const open = () => createWorkspace(database.open(), () => context);
      const firstTab: Tab = { open, workspace: open(), undoableActions: [] };
      const secondTab: Tab = { open, workspace: open(), undoableActions: [] };
      const tabs = [firstTab, secondTab];
      const setupOperations = ['addAgency', 'addAgency', 'addPackage', 'addPurchase', 'addCustomer', 'buy'];
      for (const [b, kind] of setupOperations.entries()) await runOperation(firstTab, { kind, a: 2 * b + 1, b });
      await waitForCommits(tabs);
      for (const { firstOperation, secondOperation, fault: injected } of steps) {
        if (injected?.forget) database.forgetChanges();
        else if (injected) database.failNext(injected.reason, { afterStoring: injected.afterStoring });
        await Promise.all([
          runOperation(firstTab, firstOperation),
          secondOperation && runOperation(secondTab, secondOperation),
        ]);
        if (injected) {
          // Consumes a fault that no call has triggered yet, so that the tabs can recover.
          await database.open().load();
          for (const { workspace } of tabs) await workspace.refresh();
        }
        await waitForCommits(tabs);
        await checkTabs(tabs, database);
      }
    }),
  );
});
