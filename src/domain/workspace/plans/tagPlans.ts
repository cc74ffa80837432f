import { findStoredFile } from '../../files/formFile';
import type { TagDraft } from '../../tag/tagDraft';
import { dateToDay } from '../../time/days';
import { reserveCounterNumbers } from '../counterNumbers';
import { checkTarget, putWithNextRevision, createPlanFailure } from '../plan';
import type { PlanContext, PlanResult, RecordTarget } from '../plan';
import type { WorkspaceRecord } from '../records';
import { put } from '../workspaceState';
import type { WorkspaceState } from '../workspaceState';
import { addRecord, editRecord, formatLocalTime, createRecordFields } from './recordPlans';
import { newTagFields } from './tagGeneration';

type Tag = WorkspaceRecord<'tags'>;

/** Plan for adding a tag with the form of the back-office. The tag gets the next serial number. */
export function planAddTag(state: WorkspaceState, draft: TagDraft, context: PlanContext): PlanResult {
  const { numbers, changes } = reserveCounterNumbers(state, 'serialNumber', 1);
  const owner: Tag['owner'] = { type: 'agency', id: findAgencyId(state, draft.ownerObjectId) };
  const createdAt = draft.createdAt || formatLocalTime(context.now);
  const fields = { serialNumber: numbers[0] ?? '', owner, isGenerated: false, createdAt };
  const record: Tag = { ...createRecordFields(context), ...newTagFields, ...toTagFields(draft), ...fields };
  return addRecord(state, context, put('tags', applyAssignedAndPrinted(state, record, draft, context)), changes);
}

/** Plan for editing a tag, which keeps its serial number. Fails if the purchase of a generated tag would change. */
export function planEditTag(
  state: WorkspaceState,
  target: RecordTarget,
  draft: TagDraft,
  context: PlanContext,
): PlanResult {
  const current = state.tags.get(target.id);
  const leavesPurchase = current?.isGenerated && (draft.packagePurchase || undefined) !== current.purchaseId;
  if (leavesPurchase && !checkTarget(state, 'tags', target))
    return createPlanFailure({ kind: 'already-generated', id: target.id });
  return editRecord(state, context, 'tags', target, (tag) => {
    // The form offers only agencies as owners. An individual remains the owner unless the user changes the owner's id.
    const owner: Tag['owner'] =
      draft.ownerObjectId === tag.owner.id
        ? tag.owner
        : { type: 'agency', id: findAgencyId(state, draft.ownerObjectId) };
    const edited = { ...tag, ...toTagFields(draft), owner, createdAt: draft.createdAt || tag.createdAt };
    return putWithNextRevision('tags', applyAssignedAndPrinted(state, edited, draft, context));
  });
}

const toTagFields = (draft: TagDraft) => ({
  hexacode: draft.hexacode,
  partnerId: draft.partner || undefined,
  purchaseId: draft.packagePurchase || undefined,
  qrCodeFile: findStoredFile(draft.qrCodeFile),
  qrCodeUrl: draft.qrCodeUrl,
  defaultRedirectUrl: draft.defaultRedirectUrl,
  barcodeImage: findStoredFile(draft.barcodeImage),
});

/**
 * Applies `isAssigned` and `isPrinted` of the form. True keeps an existing assignment or print date, or else adds one
 * with the date of today; false removes it.
 */
function applyAssignedAndPrinted(state: WorkspaceState, tag: Tag, draft: TagDraft, { now }: PlanContext): Tag {
  const today = dateToDay(now);
  const { id } = tag.owner;
  const agency = state.agencies.get(id);
  const assigner = { type: 'agency', id: agency && id, name: agency?.name ?? '' } as const;
  // The form does not ask for the email of the person who has the tag.
  const newAssignment = { email: '', assigner, assignedAt: today };
  return {
    ...tag,
    assignment: draft.isAssigned ? (tag.assignment ?? newAssignment) : undefined,
    printedAt: draft.isPrinted ? (tag.printedAt ?? today) : undefined,
  };
}

/**
 * Returns the id of the only agency whose id, email or name the user has typed. Returns the text unchanged if none or
 * several agencies match.
 */
function findAgencyId(state: WorkspaceState, typed: string): string {
  if (state.agencies.has(typed)) return typed;
  const equalsTyped = (text: string) => text.toLowerCase() === typed.toLowerCase();
  const [agency, otherAgency] = [...state.agencies.values()].filter(
    ({ name, email }) => equalsTyped(name) || equalsTyped(email),
  );
  return agency && !otherAgency ? agency.id : typed;
}
