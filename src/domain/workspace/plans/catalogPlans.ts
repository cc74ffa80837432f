import type { PackageDraft } from '../../tagPackage/packageDraft';
import type { UtilityDraft } from '../../utility/utilityDraft';
import { putWithNextRevision } from '../plan';
import type { PlanContext, PlanResult, RecordTarget } from '../plan';
import { put } from '../workspaceState';
import type { WorkspaceState } from '../workspaceState';
import { addRecord, editRecord, formatLocalTime, createRecordFields } from './recordPlans';

const toPackageFields = ({ name, description, totalHexacodes, tagType, price, isActive }: PackageDraft) => ({
  name,
  description,
  totalHexacodes,
  tagType,
  price,
  isActive,
});

/** Plan for adding a package. Empty dates become the current time. `createdBy` is the name of the user. */
export function planAddPackage(
  state: WorkspaceState,
  draft: PackageDraft,
  createdBy: string,
  context: PlanContext,
): PlanResult {
  const time = formatLocalTime(context.now);
  const dates = { createdAt: draft.createdAt || time, updatedAt: draft.updatedAt || time };
  return addRecord(
    state,
    context,
    put('packages', { ...createRecordFields(context), ...toPackageFields(draft), createdBy, ...dates }),
  );
}

/** Plan for editing a package. The update date becomes the current time, unless the user has changed it. */
export function planEditPackage(
  state: WorkspaceState,
  target: RecordTarget,
  draft: PackageDraft,
  context: PlanContext,
): PlanResult {
  const time = formatLocalTime(context.now);
  return editRecord(state, context, 'packages', target, (tagPackage) =>
    putWithNextRevision('packages', {
      ...tagPackage,
      ...toPackageFields(draft),
      createdAt: draft.createdAt || tagPackage.createdAt,
      updatedAt: draft.updatedAt && draft.updatedAt !== tagPackage.updatedAt ? draft.updatedAt : time,
    }),
  );
}

const toUtilityFields = ({ name, description, defaultRedirectUrl, isTag, features }: UtilityDraft) => ({
  name,
  description,
  defaultRedirectUrl,
  isTag,
  features,
});

export function planAddUtility(state: WorkspaceState, draft: UtilityDraft, context: PlanContext): PlanResult {
  return addRecord(state, context, put('utilities', { ...createRecordFields(context), ...toUtilityFields(draft) }));
}

export function planEditUtility(
  state: WorkspaceState,
  target: RecordTarget,
  draft: UtilityDraft,
  context: PlanContext,
): PlanResult {
  return editRecord(state, context, 'utilities', target, (utility) =>
    putWithNextRevision('utilities', { ...utility, ...toUtilityFields(draft) }),
  );
}
