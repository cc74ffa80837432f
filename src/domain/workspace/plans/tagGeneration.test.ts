import { expect, it } from 'vitest';

import { makePlanContext } from '../planContext.sample';
import { makeAgencyRecord, makePurchaseRecord, makeTagRecord } from '../records.sample';
import { applyChanges, emptyWorkspace, put } from '../workspaceState';
import type { WorkspaceState } from '../workspaceState';
import { generateTags } from './tagGeneration';

const state = applyChanges(emptyWorkspace, [
  put('agencies', makeAgencyRecord()),
  put('tags', makeTagRecord({ hexacode: 'aaaaaaaa' })),
  put('retiredHexacodes', { id: 'BBBBBBBB', revision: 0 }),
]);

/** Generates the tags of a purchase, and returns them and the reported progress. `bytes` are the random bytes. */
function generate(totalHexacodes: number, bytes: readonly number[], before: WorkspaceState = state) {
  const purchase = makePurchaseRecord();
  let next = 0;
  const context = {
    ...makePlanContext(),
    ...(bytes.length > 0 && {
      randomBytes: (count: number) => Uint8Array.from({ length: count }, () => bytes[next++ % bytes.length] ?? 0),
    }),
  };
  const steps = generateTags(
    before,
    { ...purchase, tagPackage: { ...purchase.tagPackage, totalHexacodes } },
    { type: 'agency', id: 'agency-1' },
    context,
  );
  const progress = [];
  let step = steps.next();
  for (; !step.done; step = steps.next()) progress.push(step.value);
  const after = applyChanges(before, step.value);
  return { progress, tags: [...after.tags.values()].slice(before.tags.size) };
}

/** The four random bytes of the hexacode that consists of this byte. */
const repeat = (byte: number) => [byte, byte, byte, byte];

it('SET-03 generates no hexacode that a tag has, or that a deleted tag had', () => {
  const { tags } = generate(2, [0xaa, 0xbb, 0xcc, 0xdd].flatMap(repeat));
  expect(tags.map(({ hexacode }) => hexacode)).toEqual(['CCCCCCCC', 'DDDDDDDD']);
});

it('numbers the tags in sequence, and reports progress after each 500 hexacodes and tags', () => {
  const { tags, progress } = generate(1000, []);
  expect(tags).toHaveLength(1000);
  expect(tags.at(-1)).toMatchObject({ serialNumber: 'SN-001000', isGenerated: true, purchaseId: 'purchase-1' });
  expect(progress).toEqual([500, 1000, 1000, 1000].map((done) => ({ done, total: 1000 })));
});
