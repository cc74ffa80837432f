import fc from 'fast-check';
import { expect, it } from 'vitest';

import { packState, unpackState } from './packedRecords';
import { makeAgencyRecord, makeTagRecord } from './records.sample';
import { applyChanges, emptyWorkspace, put } from './workspaceState';

/** Runs a generator to its end and returns its result. */
function runToEnd<Result>(steps: Generator<unknown, Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

const anyText = fc.oneof(fc.string(), fc.constantFrom('a', '__proto__', '\ud800'));
const tagArbitrary = fc.record(
  {
    id: fc.uuid(),
    revision: fc.nat(),
    hexacode: anyText,
    partnerId: fc.constantFrom(undefined, 'partner-1', 'partner-2'),
    printedAt: fc.constantFrom('2026-06-15'),
    qrCodeFile: fc.record({ id: anyText, name: anyText }),
    isCustomized: fc.boolean(),
  },
  { requiredKeys: ['id'] },
);

it('unpacks the same records in the same order', () => {
  fc.assert(
    fc.property(fc.array(tagArbitrary, { maxLength: 30 }), (tags) => {
      const changes = [put('agencies', makeAgencyRecord()), ...tags.map((tag) => put('tags', makeTagRecord(tag)))];
      const state = applyChanges(emptyWorkspace, changes);
      const unpacked = runToEnd(unpackState([...packState(state)]));
      expect(unpacked).toEqual(state);
      expect([...(unpacked?.tags.keys() ?? [])]).toEqual([...state.tags.keys()]);
    }),
  );
});

it('packs many records into several texts', () => {
  const tags = Array.from({ length: 2500 }, (_, index) =>
    makeTagRecord({ id: `tag-${String(index).padStart(4, '0')}` }),
  );
  const state = applyChanges(
    emptyWorkspace,
    tags.map((tag) => put('tags', tag)),
  );
  const packed = [...packState(state)];
  expect(packed.map(({ text }) => text.match(/tag-\d/g)?.length)).toEqual([1000, 1000, 500]);
  expect(runToEnd(unpackState(packed))).toEqual(state);
});

it('returns undefined if a text has changed', () => {
  const packed = [...packState(applyChanges(emptyWorkspace, [put('agencies', makeAgencyRecord())]))];
  const changed = packed.map((part) => ({ ...part, text: part.text.replace('Harbour', 'Harbor') }));
  expect(runToEnd(unpackState(changed))).toBeUndefined();
});

it('stores a value only once if several records share it', () => {
  const qrCodeFile = { id: 'file-1', name: 'shared.png' };
  const tags = ['tag-1', 'tag-2', 'tag-3'].map((id) =>
    makeTagRecord({ id, qrCodeUrl: 'https://example.com/shared', qrCodeFile: { ...qrCodeFile } }),
  );
  const state = applyChanges(
    emptyWorkspace,
    tags.map((tag) => put('tags', tag)),
  );
  const [packed] = packState(state);
  expect(packed?.text.split('example.com/shared')).toHaveLength(2);
  expect(packed?.text.split('shared.png')).toHaveLength(2);
});
