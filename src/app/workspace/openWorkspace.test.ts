import { afterEach, describe, expect, it, vi } from 'vitest';

import { createMemoryDatabase } from '~/domain/workspace/memoryStorage';
import { makeAgencyRecord } from '~/domain/workspace/records.sample';
import { put } from '~/domain/workspace/workspaceState';

import { openWorkspace } from './openWorkspace';

async function openWithAgency() {
  const storage = createMemoryDatabase().open();
  await storage.commit(0, [put('agencies', makeAgencyRecord())]);
  const opened = await openWorkspace('empty', storage);
  if (!opened.ok) throw new Error(opened.reason);
  return { storage, workspace: opened.workspace };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('a backup', () => {
  it('is returned as a file, and its time is stored', async () => {
    const { storage, workspace } = await openWithAgency();
    const result = await workspace.backUp();
    expect(result.ok && (await result.file.text())).toContain('Harbour Tags');
    const info = await storage.readInfo();
    expect(info.ok && info.lastBackup).toBeTypeOf('string');
  });

  it('is refused if it would be too large to be restored, and its time is not stored', async () => {
    const { storage, workspace } = await openWithAgency();
    vi.spyOn(Blob.prototype, 'size', 'get').mockReturnValue(500_000_001);
    expect(await workspace.backUp()).toEqual({
      ok: false,
      refused: { reason: 'workspace-too-large', task: 'backUp', bytes: 500_000_001, maxBytes: 500_000_000 },
    });
    expect(await storage.readInfo()).toMatchObject({ lastBackup: undefined });
  });
});
