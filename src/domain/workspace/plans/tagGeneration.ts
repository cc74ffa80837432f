import { generateHexacodes, hexacodeKey } from '../hexacodes';
import { takeNumbers } from '../numbers';
import type { PlanContext, PlanProgress } from '../plan';
import type { WorkspaceRecord } from '../records';
import { put } from '../workspaceState';
import type { Change, WorkspaceState } from '../workspaceState';
import { localTime, newRecord } from './recordPlans';

type Tag = WorkspaceRecord<'tags'>;

/** Fields of a tag that nobody has filled in yet. */
export const newTagFields = {
  isCustomized: false,
  qrCodeFile: '',
  barcodeImage: '',
  qrCodeUrl: '',
  defaultRedirectUrl: '',
} satisfies Partial<Tag>;

/** Generates the tags of a purchase: one for each hexacode of its package, with unique hexacodes and serial numbers. */
export function* generateTags(
  state: WorkspaceState,
  { id: purchaseId, tagPackage }: WorkspaceRecord<'purchases'>,
  owner: Tag['owner'],
  context: PlanContext,
): Generator<PlanProgress, Change[]> {
  const total = tagPackage.totalHexacodes;
  const takenKeys = new Set(Array.from(state.tags.values(), ({ hexacode }) => hexacodeKey(hexacode)));
  const isTaken = (hexacode: string) => takenKeys.has(hexacode) || state.retiredHexacodes.has(hexacode);
  const hexacodes = generateHexacodes(total, isTaken, context.randomBytes);
  let step = hexacodes.next();
  while (!step.done) {
    yield { done: step.value, total };
    step = hexacodes.next();
  }
  const { numbers, changes } = takeNumbers(state, 'serialNumber', total);
  const createdAt = localTime(context.now);
  const tags = step.value.map((hexacode, index) => {
    const codes = { hexacode, serialNumber: numbers[index] ?? '' };
    const tag = { ...newRecord(context), ...codes, owner, purchaseId, isGenerated: true, createdAt, ...newTagFields };
    return put('tags', tag);
  });
  return [...tags, ...changes];
}
