import { generateHexacodes, toHexacodeKey } from '../hexacodes';
import { reserveCounterNumbers } from '../counterNumbers';
import type { PlanContext, PlanProgress } from '../plan';
import type { WorkspaceRecord } from '../records';
import { put } from '../workspaceState';
import type { Change, WorkspaceState } from '../workspaceState';
import { formatLocalTime, createRecordFields } from './recordPlans';

type Tag = WorkspaceRecord<'tags'>;

/** Initial values of the fields that are filled in after a tag was created. */
export const newTagFields = {
  isCustomized: false,
  qrCodeUrl: '',
  defaultRedirectUrl: '',
} satisfies Partial<Tag>;

/*
 * Number of existing hexacodes that one step collects, and number of tags that one step creates. Between steps, the
 * page can handle input.
 */
const hexacodesPerStep = 10_000;
const tagsPerStep = 500;

/** Generates as many tags as the package of a purchase contains, with unique hexacodes and serial numbers. */
export function* generateTags(
  state: WorkspaceState,
  { id: purchaseId, tagPackage }: WorkspaceRecord<'purchases'>,
  owner: Tag['owner'],
  context: PlanContext,
): Generator<PlanProgress, Change[]> {
  const total = tagPackage.totalHexacodes;
  const takenKeys = new Set<string>();
  for (const { hexacode } of state.tags.values()) {
    takenKeys.add(toHexacodeKey(hexacode));
    if (takenKeys.size % hexacodesPerStep === 0) yield { done: 0, total };
  }
  const isTaken = (hexacode: string) => takenKeys.has(hexacode) || state.retiredHexacodes.has(hexacode);
  const hexacodes = generateHexacodes(total, isTaken, context.randomBytes);
  let step = hexacodes.next();
  while (!step.done) {
    yield { done: step.value, total };
    step = hexacodes.next();
  }
  const { numbers, changes } = reserveCounterNumbers(state, 'serialNumber', total);
  const createdAt = formatLocalTime(context.now);
  const tags: Change[] = [];
  for (const [index, hexacode] of step.value.entries()) {
    if (index % tagsPerStep === tagsPerStep - 1) yield { done: total, total };
    const codes = { hexacode, serialNumber: numbers[index] ?? '' };
    const tag = {
      ...createRecordFields(context),
      ...codes,
      owner,
      purchaseId,
      isGenerated: true,
      createdAt,
      ...newTagFields,
    };
    tags.push(put('tags', tag));
  }
  return [...tags, ...changes];
}
