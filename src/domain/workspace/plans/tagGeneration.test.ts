import { expect, it } from 'vitest';

import { makePlanContext } from '../planContext.sample';
import { makeAgencyRecord, makePurchaseRecord, makeTagRecord } from '../records.sample';
import { applyChanges, emptyWorkspace, put } from '../workspaceState';
import { generateTags } from './tagGeneration';

const state = applyChanges(emptyWorkspace, [
  put('agencies', makeAgencyRecord()),
  put('tags', makeTagRecord({ hexacode: 'aaaaaaaa' })),
  put('retiredHexacodes', { id: 'BBBBBBBB', revision: 0 }),
]);

/** Generates the tags of a purchase, and returns them and the reported progress. */
function generate(totalHexacodes: number, context = makePlanContext(), before = state) {
  const purchase = makePurchaseRecord();
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

it('SET-03 generates no hexacode that a tag has, or that a deleted tag had', () => {
  // Four equal bytes make one hexacode.
  const bytes = [0xaa, 0xbb, 0xcc, 0xdd].flatMap((byte) => [byte, byte, byte, byte]);
  const randomBytes = (count: number) => Uint8Array.from(bytes.splice(0, count));
  const { tags } = generate(2, { ...makePlanContext(), randomBytes });
  expect(tags.map(({ hexacode }) => hexacode)).toEqual(['CCCCCCCC', 'DDDDDDDD']);
});

it('numbers the tags in sequence, and reports progress after each 500 hexacodes and tags', () => {
  const { tags, progress } = generate(1000);
  expect(tags).toHaveLength(1000);
  expect(tags.at(-1)).toMatchObject({ serialNumber: 'SN-001000', isGenerated: true, purchaseId: 'purchase-1' });
  expect(progress).toEqual([500, 1000, 1000, 1000].map((done) => ({ done, total: 1000 })));
});

it('reports progress after each 10,000 existing hexacodes', () => {
  const tags = Array.from({ length: 10_000 }, (_, index) =>
    makeTagRecord({ id: `tag-${index}`, hexacode: `OLD${index}` }),
  );
  const before = applyChanges(
    emptyWorkspace,
    tags.map((tag) => put('tags', tag)),
  );
  expect(generate(1, makePlanContext(), before).progress).toEqual([0, 1].map((done) => ({ done, total: 1 })));
});
