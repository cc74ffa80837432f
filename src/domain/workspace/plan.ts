import { entityTables, findInvalidField, isSameRecord } from './records';
import type { EntityTable, WorkspaceRecord, WorkspaceTable } from './records';
import { findMissingReferences, findReferrers, getDanglingReferenceKey } from './references';
import type { MissingReference, Referrers } from './references';
import { retireHexacodes } from './retiredHexacodes';
import { findDuplicate } from './uniqueFields';
import type { Duplicate } from './uniqueFields';
import { applyChanges, getChangedId, isEntityChange, put } from './workspaceState';
import type { Change, PutChange, WorkspaceState } from './workspaceState';

/** Dependencies of plans: the current time, new ids and random bytes. */
export type PlanContext = {
  now: Date;
  /** Returns a new id, see `createIdSource`. */
  createId: () => string;
  /** Returns `count` bytes from a cryptographically secure source. */
  randomBytes: (count: number) => Uint8Array;
};

/** Reasons why a plan fails. A failed plan changes nothing. */
export type PlanFailure =
  /** The record that should change does not exist. */
  | { kind: 'not-found'; table: EntityTable; id: string }
  /** The record was changed, for example in another tab, after the user had read it. */
  | { kind: 'changed-elsewhere'; table: WorkspaceTable; id: string }
  | ({ kind: 'duplicate' } & Duplicate)
  /** Other records refer to a record that should be deleted. */
  | { kind: 'referenced'; table: EntityTable; referrers: Referrers[] }
  /** A record would refer to one that does not exist. */
  | ({ kind: 'missing-reference' } & MissingReference)
  /** A value is not allowed in a record, such as a negative count. `field` is the name of the field. */
  | { kind: 'invalid'; table: WorkspaceTable; field: string }
  /** The package is no longer sold. */
  | { kind: 'not-active'; id: string }
  /** No record in `table` has the name of the buyer: `customers` contains individuals, `agencies` businesses. */
  | { kind: 'unknown-buyer'; buyer: string; table: 'agencies' | 'customers' }
  /** Several customers or agencies have the name of the buyer, so it is unclear who owns the tags. */
  | { kind: 'ambiguous-buyer'; buyer: string; table: 'agencies' | 'customers' }
  /**
   * The tags of a purchase have already been generated, so their number and their purchase can no longer change. `id`
   * is the id of the purchase, or of the tag that would leave it.
   */
  | { kind: 'already-generated'; id: string };

export type PlanResult = { ok: true; changes: readonly Change[] } | { ok: false; reason: PlanFailure };

/** Number of tags that have been generated so far, and in total. */
export type PlanProgress = { done: number; total: number };

/** A long plan. Yields its progress, so that the caller can show it or stop the plan, and returns its result. */
export type PlanSteps = Generator<PlanProgress, PlanResult>;

/** Computes the changes for a user's action from the current state. */
export type Plan = (state: WorkspaceState, context: PlanContext) => PlanResult | PlanSteps;

/** Identifies a record and the revision that the user has read. */
export type RecordTarget = { id: string; revision: number };

export function createPlanFailure(reason: PlanFailure): PlanResult & { ok: false } {
  return { ok: false, reason };
}

/** Returns a failure if a record was deleted, or changed after the user had read it; otherwise undefined. */
export const checkTarget = (state: WorkspaceState, table: EntityTable, target: RecordTarget): PlanFailure | undefined =>
  findTarget(state, table, target).reason;

type TargetResult<Table extends EntityTable> =
  | { record: WorkspaceRecord<Table>; reason?: undefined }
  | { record?: undefined; reason: PlanFailure };

/** Like `checkTarget`, but also returns the record. */
export function findTarget<Table extends EntityTable>(
  state: WorkspaceState,
  table: Table,
  { id, revision }: RecordTarget,
): TargetResult<Table> {
  const record = state[table].get(id);
  if (!record) return { reason: { kind: 'not-found', table, id } };
  return record.revision === revision ? { record } : { reason: { kind: 'changed-elsewhere', table, id } };
}

/**
 * Like `checkTarget`, but compares all fields with those of `originalRecord`, which the user has read, because a
 * restored backup can contain a different record with the same revision.
 */
export function checkUnchanged<Table extends EntityTable>(
  state: WorkspaceState,
  table: Table,
  originalRecord: WorkspaceRecord<Table>,
): PlanFailure | undefined {
  const record = state[table].get(originalRecord.id);
  if (!record || isSameRecord(table, record, originalRecord)) return checkTarget(state, table, originalRecord);
  return { kind: 'changed-elsewhere', table, id: originalRecord.id };
}

/** Returns a change that stores the record with the next revision. */
export function putWithNextRevision<Table extends EntityTable>(
  table: Table,
  record: WorkspaceRecord<Table>,
): PutChange<Table> {
  return put(table, { ...record, revision: record.revision + 1 });
}

/**
 * Returns the result of a plan: `changes`, and changes that retire the hexacodes that tags no longer have. Fails if the
 * state would then contain invalid records, duplicates, or references to records that do not exist.
 */
export function completePlan(state: WorkspaceState, changes: readonly Change[]): PlanResult {
  return finishPlan(completePlanInSteps(state, changes));
}

/** Runs all remaining steps of a plan synchronously and returns its result. */
export function finishPlan(steps: PlanSteps): PlanResult {
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Number of changes that one step checks. */
const changesPerStep = 250;

/** Does the same as `completePlan`, in steps that do not block the page. Each step yields `progress` unchanged. */
export function* completePlanInSteps(
  state: WorkspaceState,
  changes: readonly Change[],
  progress: PlanProgress = { done: 0, total: 0 },
): PlanSteps {
  const allChanges = [...changes, ...retireHexacodes(state, changes)];
  const putChanges = allChanges.filter((change) => 'put' in change);
  for (const [index, change] of putChanges.entries()) {
    if (index % changesPerStep === changesPerStep - 1) yield progress;
    const field = findInvalidField(change.table, change.put);
    if (field !== undefined) return createPlanFailure({ kind: 'invalid', table: change.table, field });
  }
  const after = applyChanges(state, allChanges);
  yield progress;
  const reason = findFailure(state, after, allChanges, putChanges);
  return reason ? createPlanFailure(reason) : { ok: true, changes: allChanges };
}

function findFailure(
  before: WorkspaceState,
  after: WorkspaceState,
  changes: readonly Change[],
  putChanges: readonly PutChange[],
): PlanFailure | undefined {
  const duplicate = findDuplicate(
    after,
    putChanges.filter((change) => canCauseDuplicate(before, change)),
  );
  if (duplicate) return { kind: 'duplicate', ...duplicate };
  for (const change of putChanges.filter(isEntityChange)) {
    const knownMissingKeys = findEarlierMissingReferences(before, change).map(getDanglingReferenceKey);
    const missingReference = findMissingReferences(after, change.table, change.put).find(
      (reference) => !knownMissingKeys.includes(getDanglingReferenceKey(reference)),
    );
    if (missingReference) return { kind: 'missing-reference', ...missingReference };
  }
  for (const table of entityTables) {
    const ids = changes.filter((change) => change.table === table).map(getChangedId);
    const referrers = findReferrers(after, table, new Set(ids.filter((id) => !after[table].has(id))));
    if (referrers.length > 0) return { kind: 'referenced', table, referrers };
  }
  return undefined;
}

/**
 * Returns the references to missing records that a record already had before the change. The missing records had been
 * set aside as damaged.
 */
function findEarlierMissingReferences<Table extends EntityTable>(
  before: WorkspaceState,
  { table, put: { id } }: PutChange<Table>,
): MissingReference[] {
  const record = before[table].get(id);
  return record ? findMissingReferences(before, table, record) : [];
}

/** True for a change that can cause a duplicate. For all other changes, the search for duplicates is skipped. */
function canCauseDuplicate({ agencies, purchases, tags }: WorkspaceState, { table, put: record }: PutChange): boolean {
  if (table === 'agencies') return agencies.get(record.id)?.email !== record.email;
  if (table === 'purchases') return purchases.get(record.id)?.orderId !== record.orderId;
  if (table !== 'tags') return false;
  const tag = tags.get(record.id);
  return tag?.hexacode !== record.hexacode || tag.serialNumber !== record.serialNumber;
}
