import { describe, expect, it } from 'vitest';

import type { FormFile } from '../files/formFile';
import { createWorkspace } from './workspace';
import { createMemoryDatabase } from './memoryStorage';
import type { Plan } from './plan';
import { makePlanContext } from './planContext.sample';
import { tagDraft } from './plans/drafts.sample';
import { planRemove } from './plans/removePlan';
import { planAddTag, planEditTag } from './plans/tagPlans';
import { planUndo, prepareUndo } from './plans/undoPlan';
import { makeAgencyRecord } from './records.sample';
import { extractFiles, collectUsedFileIds } from './storedFiles';
import { put } from './workspaceState';

const makePicture = (name: string) => new File(['content of ', name], name, { type: 'image/png' });
const toBytes = (text: string) => new Uint8Array(Buffer.from(text));

let lastId = 0;
const extractDraftFiles = (files: { qrCodeFile?: FormFile; barcodeImage?: FormFile }) =>
  extractFiles({ ...tagDraft, ...files }, () => `file-${++lastId}`);

/** Opens a workspace with an agency. */
async function openWorkspace(database = createMemoryDatabase()) {
  const storage = database.open();
  const context = makePlanContext();
  const workspace = createWorkspace(storage, () => context);
  await workspace.runPlan(() => ({ ok: true, changes: [put('agencies', makeAgencyRecord())] }));
  const findTag = () => [...workspace.getSnapshot().state.tags.values()][0];
  return {
    workspace,
    findTag,
    /** Saves a tag with files, as its form does. */
    save: async (formFiles: Parameters<typeof extractDraftFiles>[0]) => {
      const { draft, files } = await extractDraftFiles(formFiles);
      const target = findTag();
      const plan: Plan = (state) =>
        target ? planEditTag(state, target, draft, context) : planAddTag(state, draft, context);
      return workspace.runPlan(plan, undefined, files);
    },
    /** Returns the content of the file `qrCodeFile` of the tag. */
    readQrCode: async () => {
      const result = await storage.readFile(findTag()?.qrCodeFile?.id ?? '');
      return result.ok && result.file ? Buffer.from(result.file.bytes).toString() : undefined;
    },
    /** Deletes the tag, and returns a function that undoes the deletion. */
    remove: async () => {
      const result = await workspace.runPlan((state) => planRemove(state, 'tags', [...state.tags.values()], context));
      if (!result.ok) throw new Error('The tag cannot be deleted.');
      const undo = prepareUndo(result.before, result.changes);
      return () => workspace.runPlan((state) => planUndo(state, undo, context));
    },
  };
}

describe('SET-01: the files of a form', () => {
  it('are taken out of the draft, which refers to them', async () => {
    const stored = { id: 'file-0', name: 'barcode.png' };
    const { draft, files } = await extractDraftFiles({ qrCodeFile: makePicture('qr.png'), barcodeImage: stored });
    const id = `file-${lastId}`;
    expect(draft).toEqual({ ...tagDraft, qrCodeFile: { id, name: 'qr.png' }, barcodeImage: stored });
    expect(files).toEqual([{ id, name: 'qr.png', type: 'image/png', bytes: toBytes('content of qr.png') }]);
  });

  it('are stored with the record, kept when it is saved again, and replaced', async () => {
    const { save, findTag, readQrCode } = await openWorkspace();
    await save({ qrCodeFile: makePicture('qr.png') });
    expect(await readQrCode()).toBe('content of qr.png');
    await save({ qrCodeFile: findTag()?.qrCodeFile ?? '' });
    expect(await readQrCode()).toBe('content of qr.png');
    await save({ qrCodeFile: makePicture('new.png') });
    expect(await readQrCode()).toBe('content of new.png');
    await save({});
    expect(findTag()?.qrCodeFile).toBeUndefined();
  });

  it('are not stored if the storage is full', async () => {
    const database = createMemoryDatabase();
    const { save, findTag } = await openWorkspace(database);
    database.failNext('full');
    expect(await save({ qrCodeFile: makePicture('qr.png') })).toEqual({
      ok: false,
      reason: { kind: 'storage', reason: 'full' },
    });
    expect(findTag()).toBeUndefined();
  });

  it('come back when deleting the record is undone, also after another change', async () => {
    const { save, workspace, remove, readQrCode } = await openWorkspace();
    await save({ qrCodeFile: makePicture('qr.png') });
    const undo = await remove();
    expect(await readQrCode()).toBeUndefined();
    await workspace.runPlan(() => ({ ok: true, changes: [put('agencies', makeAgencyRecord({ revision: 1 }))] }));
    await undo();
    expect(await readQrCode()).toBe('content of qr.png');
  });
});

describe('files that no record refers to', () => {
  it('are removed, and the others are kept', async () => {
    const { save, workspace, remove, readQrCode } = await openWorkspace();
    await save({ qrCodeFile: makePicture('qr.png') });
    await workspace.removeUnusedFiles();
    expect(await readQrCode()).toBe('content of qr.png');
    const undo = await remove();
    await workspace.removeUnusedFiles();
    await undo();
    expect(await readQrCode()).toBeUndefined();
  });

  it('do not include files to which `qrCodeFile` or `barcodeImage` of a tag refers', async () => {
    const { save, workspace } = await openWorkspace();
    await save({ qrCodeFile: { id: 'a', name: 'qr.png' }, barcodeImage: { id: 'b', name: 'barcode.png' } });
    expect(collectUsedFileIds(workspace.getSnapshot().state)).toEqual(new Set(['a', 'b']));
  });
});
