import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readBackup, writeBackup } from './backup';
import type { ReadBackupResult } from './backup';
import { addToChecksum } from './checksum';
import { firstVersionBackup } from './firstVersionBackup.sample';
import { workspaceTables } from './records';
import { makeAgencyRecord, makePartnerRecord, makeTagRecord } from './records.sample';
import { createSampleWorkspace } from './sampleWorkspace.sample';
import { applyChanges, listPutChanges, emptyWorkspace, put } from './workspaceState';
import type { StoredFile } from './storedFiles';
import type { WorkspaceState } from './workspaceState';

const now = new Date(2026, 5, 15, 9, 30);
const sampleState = createSampleWorkspace(now);
/**
 * Workspace with only a few of the sample records. A test that changes random characters of its backup thus reaches
 * every part of the backup.
 */
const smallState = applyChanges(
  emptyWorkspace,
  listPutChanges(sampleState).filter(
    ({ table, put: record }) => table !== 'activities' && isInSmallState(table, record.id),
  ),
);

function isInSmallState(table: string, id: string) {
  if (table === 'customers' || table === 'partners') return id.endsWith('1');
  return ['agencies', 'counters', 'packages', 'settingsSaves', 'utilities'].includes(table);
}

async function writeBackupText(state: WorkspaceState, files: readonly StoredFile[] = []): Promise<string> {
  const readFile = (id: string) => Promise.resolve(files.find((file) => file.id === id));
  let text = '';
  for await (const part of writeBackup(state, readFile, { createdAt: now, app: 'AiroTag' })) text += part;
  return text;
}

function readBackupText(text: string): ReadBackupResult {
  const steps = readBackup(text);
  let step = steps.next();
  while (!step.done) step = steps.next();
  return step.value;
}

/** Returns the expected checksum of a backup whose list of missing records is empty. */
function calculateChecksum(text: string): number {
  const { createdAt, tables } = JSON.parse(text) as { createdAt: string; tables: Record<string, unknown[]> };
  const rows = workspaceTables.flatMap((table) => [table, ...(tables[table] ?? []).map((row) => JSON.stringify(row))]);
  const files = (tables['files'] ?? []).map((file) => JSON.stringify(file));
  return [createdAt, '2', ...rows, 'files', ...files].reduce(addToChecksum, 0);
}

const replaceChecksum = (text: string) => text.replace(/"checksum":\d+/, `"checksum":${calculateChecksum(text)}`);

const picture: StoredFile = {
  id: 'file-1',
  name: 'qr "1".png',
  type: 'image/png',
  bytes: Uint8Array.of(137, 80, 78, 71),
};
const otherPicture: StoredFile = { ...picture, id: 'file-2', name: 'barcode.png' };
const ownerId = [...smallState.agencies.keys()][0] ?? '';
/** `smallState` with a tag that refers to two pictures. */
const stateWithPictures = applyChanges(smallState, [
  put(
    'tags',
    makeTagRecord({
      owner: { type: 'agency', id: ownerId },
      qrCodeFile: { id: 'file-1', name: picture.name },
      barcodeImage: { id: 'file-2', name: otherPicture.name },
    }),
  ),
]);

const getRecordsOrProblem = (result: ReadBackupResult) => (result.ok ? listPutChanges(result.state) : result.problem);

describe('SET-04: a backup', () => {
  it('restores all records, and has the number of records in its summary', async () => {
    const result = readBackupText(await writeBackupText(sampleState));
    expect(getRecordsOrProblem(result)).toEqual(listPutChanges(sampleState));
    expect(result).toMatchObject({ summary: { createdAt: now.toISOString(), counts: { agencies: 2, tags: 150 } } });
  });

  it.each([
    { content: 'all files', files: [picture, otherPicture] },
    { content: 'the other files if one is missing', files: [picture] },
  ])('restores $content', async ({ files }) => {
    const result = readBackupText(await writeBackupText(stateWithPictures, files));
    expect(result.ok && result.files).toEqual(files);
    expect(getRecordsOrProblem(result)).toEqual(listPutChanges(stateWithPictures));
  });

  it('restores a large file, whose text is read in several steps', async () => {
    const largePicture = { ...picture, bytes: new Uint8Array(1_000_000).fill(137) };
    const result = readBackupText(await writeBackupText(stateWithPictures, [largePicture]));
    // Compares only the lengths, because `toEqual` takes seconds to compare the bytes.
    expect(result.ok && result.files.map(({ bytes }) => bytes.length)).toEqual([1_000_000]);
  });

  it('is refused if a picture was changed', async () => {
    const changedText = (await writeBackupText(stateWithPictures, [picture])).replace('"bytes":"i', '"bytes":"j');
    expect(readBackupText(changedText)).toEqual({ ok: false, problem: { kind: 'damaged' } });
  });

  it('of version 1, which kept the names of files only, is restored', () => {
    const result = readBackupText(firstVersionBackup);
    expect(result).toMatchObject({ ok: true, files: [] });
    expect(result.ok && [...result.state.tags.values()]).toMatchObject([
      { id: 'tag-1', qrCodeFile: { id: '', name: 'qr.png' }, barcodeImage: undefined },
    ]);
  });

  it('of an empty workspace can be restored too', async () => {
    expect(getRecordsOrProblem(readBackupText(await writeBackupText(emptyWorkspace)))).toEqual([]);
  });

  it('is JSON with its format, version, time and product', async () => {
    expect(JSON.parse(await writeBackupText(smallState))).toMatchObject({
      format: 'workspace-backup',
      version: 2,
      createdAt: now.toISOString(),
      app: 'AiroTag',
    });
  });

  it('has one record or file per line', async () => {
    const lines = (await writeBackupText(stateWithPictures, [picture, otherPicture])).split('\n');
    const records = listPutChanges(stateWithPictures).map(({ put: record }) => JSON.stringify(record));
    expect(records.filter((record) => !lines.some((line) => line.startsWith(record)))).toEqual([]);
    expect(lines.filter((line) => line.startsWith('{"id":"file-'))).toHaveLength(2);
  });

  it('is written and read in steps of 250 records, so that the page stays responsive', async () => {
    const largeState = applyChanges(emptyWorkspace, [
      ...Array.from({ length: 501 }, (_, index) => put('agencies', makeAgencyRecord({ id: `agency-${index}` }))),
      ...Array.from({ length: 250 }, (_, index) => put('retiredHexacodes', { id: `code-${index}`, revision: 0 })),
    ]);
    const parts: string[] = [];
    const readFile = () => Promise.resolve(undefined);
    for await (const part of writeBackup(largeState, readFile, { createdAt: now, app: 'AiroTag' })) parts.push(part);
    const recordCounts = parts.map((part) => part.match(/"revision"/g)?.length ?? 0);
    expect(recordCounts.filter((count) => count > 0)).toEqual([250, 250, 1, 250]);

    const steps = readBackup(parts.join(''));
    let pauseCount = 0;
    let step = steps.next();
    for (; !step.done; step = steps.next()) pauseCount += 1;
    expect(getRecordsOrProblem(step.value)).toEqual(listPutChanges(largeState));
    const agencyPauses = Math.floor(501 / 250);
    const hexacodePauses = Math.floor(250 / 250);
    // `readBackup` also pauses before it checks the references of each 250 records. It does not check hexacodes.
    const referencePauses = Math.ceil(501 / 250);
    expect(pauseCount).toBe(workspaceTables.length + agencyPauses + hexacodePauses + referencePauses);
  });

  it('is refused if a character was changed or removed, unless the records and files are still the same', async () => {
    const text = await writeBackupText(stateWithPictures, [picture]);
    const intactResult = readBackupText(text);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 0, maxLength: 1 }), (index, character) => {
        const result = readBackupText(text.slice(0, index) + character + text.slice(index + 1));
        if (result.ok) expect(result).toEqual(intactResult);
      }),
      { numRuns: 500 },
    );
  });

  it('is refused if its end is missing', async () => {
    const text = (await writeBackupText(smallState)).trimEnd();
    fc.assert(
      fc.property(fc.nat(text.length - 1), (length) => {
        expect(readBackupText(text.slice(0, length))).toEqual({ ok: false, problem: { kind: 'not-a-backup' } });
      }),
    );
  });

  it.each(['', 'null', '[]', '{"tables":{}}', 'Name,Email'])(
    'is not recognized in a file with the content %j',
    (text) => {
      expect(readBackupText(text)).toEqual({ ok: false, problem: { kind: 'not-a-backup' } });
    },
  );

  it('of a newer version of the app is recognized', async () => {
    const newerText = (await writeBackupText(smallState)).replace('"version":2', '"version":3');
    expect(readBackupText(newerText)).toEqual({ ok: false, problem: { kind: 'newer-version' } });
  });

  it('names the damaged field', async () => {
    const damagedText = (await writeBackupText(smallState)).replace('"dateAdded":"2026', '"dateAdded":"x026');
    expect(readBackupText(damagedText)).toMatchObject({
      problem: { kind: 'damaged', table: 'agencies', id: ownerId, field: 'dateAdded' },
    });
  });

  it.each([
    { damage: 'an invalid time', from: '"createdAt":"2026', to: '"createdAt":"x026', place: {} },
    { damage: 'a text as its version', from: '"version":2', to: '"version":"3"', place: {} },
    { damage: 'a missing table', from: '"partners":[', to: '"portners":[', place: { table: 'partners' } },
    {
      damage: 'a number instead of a record',
      from: '"agencies":[',
      to: '"agencies":[7,',
      place: { table: 'agencies', id: '', field: '' },
    },
    { damage: 'no list of files', from: '"files":[', to: '"filos":[', place: {} },
  ])('with $damage is refused as damaged', async ({ from, to, place }) => {
    const damagedText = (await writeBackupText(smallState)).replace(from, to);
    expect(readBackupText(damagedText)).toEqual({ ok: false, problem: { kind: 'damaged', ...place } });
  });

  it('with an invalid file is refused, even if its checksum is correct', async () => {
    const text = (await writeBackupText(stateWithPictures, [picture])).replace('"type":"image/png"', '"type":7');
    expect(readBackupText(replaceChecksum(text))).toEqual({ ok: false, problem: { kind: 'damaged' } });
  });

  it('is refused if a value was replaced by another valid value', async () => {
    const changedText = (await writeBackupText(smallState)).replace('Harbour Tags', 'Harbour Togs');
    expect(readBackupText(changedText)).toEqual({ ok: false, problem: { kind: 'damaged' } });
  });

  const danglingState = applyChanges(smallState, [
    put('partners', makePartnerRecord({ agencyId: 'agency-9' })),
    put('partners', makePartnerRecord({ id: 'partner-2', agencyId: 'agency-9' })),
  ]);

  it('is restored with references to a record that had been set aside as damaged', async () => {
    const result = readBackupText(await writeBackupText(danglingState));
    expect(getRecordsOrProblem(result)).toEqual(listPutChanges(danglingState));
    expect(result).toMatchObject({ summary: { missingCount: 1 } });
    expect(readBackupText(await writeBackupText(smallState))).toMatchObject({ summary: { missingCount: 0 } });
  });

  it('is refused if the list of missing records was changed', async () => {
    const text = await writeBackupText(danglingState);
    expect(
      readBackupText(
        text.replace(
          '"missing":[{"table":"agencies","id":"agency-9"',
          '"missing":[{"table":"agencies","id":"agency-8"',
        ),
      ),
    ).toEqual({ ok: false, problem: { kind: 'damaged' } });
  });

  it('is refused if a referenced record is neither in the backup nor in its list of missing records', async () => {
    const text = (await writeBackupText(danglingState)).replace(/\n"missing":.*/, '');
    expect(readBackupText(replaceChecksum(text))).toEqual({
      ok: false,
      problem: { kind: 'inconsistent', missing: { table: 'agencies', id: 'agency-9' } },
    });
  });

  it('with a duplicate is refused', async () => {
    const owner = { type: 'agency', id: [...smallState.agencies.keys()][0] ?? '' } as const;
    const tags = [makeTagRecord({ owner }), makeTagRecord({ owner, id: 'tag-2', serialNumber: 'SN-000002' })];
    const stateWithDuplicates = applyChanges(
      smallState,
      tags.map((tag) => put('tags', tag)),
    );
    expect(readBackupText(await writeBackupText(stateWithDuplicates))).toMatchObject({
      problem: { kind: 'inconsistent', duplicate: { field: 'hexacode', value: '7F3A9C21' } },
    });
  });
});

it('computes the same CRC-32 as other implementations', () => {
  // CRC-32 of the bytes 31 00 32 00, from Python's zlib.
  expect(addToChecksum(addToChecksum(0, '1'), '2')).toBe(2225280169);
});
