import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { readBackup, writeBackup } from './backup';
import type { ReadBackupResult } from './backup';
import { addToChecksum } from './checksum';
import { firstVersionBackup } from './firstVersionBackup.sample';
import { workspaceTables } from './records';
import { makePartnerRecord, makeTagRecord } from './records.sample';
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

/** Returns the expected checksum of a backup without files. */
function calculateChecksum(text: string): number {
  const { createdAt, tables } = JSON.parse(text) as { createdAt: string; tables: Record<string, unknown[]> };
  const rows = workspaceTables.flatMap((table) => [table, ...(tables[table] ?? []).map((row) => JSON.stringify(row))]);
  return [createdAt, '2', ...rows, 'files'].reduce(addToChecksum, 0);
}

const picture: StoredFile = {
  id: 'file-1',
  name: 'qr "1".png',
  type: 'image/png',
  bytes: Uint8Array.of(137, 80, 78, 71),
};
const ownerId = [...smallState.agencies.keys()][0] ?? '';
/** `smallState` with a tag that refers to two pictures, of which only one is stored. */
const stateWithPicture = applyChanges(smallState, [
  put(
    'tags',
    makeTagRecord({
      owner: { type: 'agency', id: ownerId },
      qrCodeFile: { id: 'file-1', name: picture.name },
      barcodeImage: { id: 'file-2', name: 'missing.png' },
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

  it('restores files, also when one of them is missing', async () => {
    const result = readBackupText(await writeBackupText(stateWithPicture, [picture]));
    expect(result).toMatchObject({ ok: true, files: [picture] });
    expect(getRecordsOrProblem(result)).toEqual(listPutChanges(stateWithPicture));
  });

  it('with another picture is refused', async () => {
    const changedText = (await writeBackupText(stateWithPicture, [picture])).replace('"bytes":"i', '"bytes":"j');
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

  it('with any other character is refused, or restores the same records and files', async () => {
    const text = await writeBackupText(stateWithPicture, [picture]);
    const intactResult = readBackupText(text);
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ minLength: 0, maxLength: 1 }), (index, character) => {
        const result = readBackupText(text.slice(0, index) + character + text.slice(index + 1));
        if (result.ok) expect(result).toEqual(intactResult);
      }),
      { numRuns: 500 },
    );
  });

  it('cut off anywhere is refused', async () => {
    const text = (await writeBackupText(smallState)).trimEnd();
    fc.assert(
      fc.property(fc.nat(text.length - 1), (length) => {
        expect(readBackupText(text.slice(0, length))).toEqual({ ok: false, problem: { kind: 'not-a-backup' } });
      }),
    );
  });

  it.each(['', 'null', '[]', '{"tables":{}}', 'Name,Email'])('is not a file with the content %j', (text) => {
    expect(readBackupText(text)).toEqual({ ok: false, problem: { kind: 'not-a-backup' } });
  });

  it('of a newer version of the app is recognized', async () => {
    const newerText = (await writeBackupText(smallState)).replace('"version":2', '"version":3');
    expect(readBackupText(newerText)).toEqual({ ok: false, problem: { kind: 'newer-version' } });
  });

  it('names the damaged field', async () => {
    const damagedText = (await writeBackupText(smallState)).replace('"dateAdded":"2026', '"dateAdded":"x026');
    expect(readBackupText(damagedText)).toMatchObject({
      problem: { kind: 'damaged', table: 'agencies', id: expect.stringMatching(/./) as string, field: 'dateAdded' },
    });
  });

  it('with another valid value is refused', async () => {
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

  it('with another missing record is refused', async () => {
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

  it('with a dangling reference is refused if it does not name the missing record', async () => {
    const text = (await writeBackupText(danglingState)).replace(/\n"missing":.*/, '');
    const textWithChecksum = text.replace(/"checksum":\d+/, `"checksum":${calculateChecksum(text)}`);
    expect(readBackupText(textWithChecksum)).toEqual({
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
