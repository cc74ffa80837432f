import { useState } from 'react';

import { useConfirm } from '~/components/feedback/ConfirmProvider/useConfirm';
import { listStickers } from '~/domain/printing/pdf/pdfRun';
import { layOutRecordedRun, toPrintRun } from '~/domain/printing/runs/recordedRun';
import type { RecordedRun } from '~/domain/printing/runs/recordedRun';
import { dateToDay } from '~/domain/time/days';

import type { RunHistoryControls } from '../controller/useRunHistory';
import { pdfCopy } from '../shared/pdf.copy';
import { runsCopy as copy } from './runs.copy';

/** Message about the last action. `undo` restores a removed run. */
export type RunMessage = { severity: 'success' | 'error'; text: string; undo?: () => void };

/** Returns the actions on recorded runs, and the message about the last action. */
export function useRunActions({ history, saveTable, snapshot }: RunHistoryControls) {
  const { confirm } = useConfirm();
  const [message, setMessage] = useState<RunMessage>();

  return {
    message,
    saveManifest: async (run: RecordedRun) => {
      const contents = await history.read(run);
      const runLayout = layOutRecordedRun(run, run.codeCount);
      if (!contents || !runLayout) {
        setMessage({ severity: 'error', text: copy.unreadable });
        return;
      }
      const manifestEntries = [...listStickers(toPrintRun(run, contents.codes), runLayout.layout, runLayout.filePages)];
      const nameParts = { day: dateToDay(new Date(run.recordedAt)) };
      const isSaved = await saveTable(
        pdfCopy.manifest(manifestEntries, runLayout.filePages.length, nameParts),
        pdfCopy.manifestName(nameParts),
      );
      setMessage(isSaved ? undefined : { severity: 'error', text: pdfCopy.errors.manifest });
    },
    remove: async (run: RecordedRun) => {
      const name = copy.name(run);
      const restore = await history.remove(run);
      const undo = async () => {
        await restore?.();
        setMessage({ severity: 'success', text: copy.undone(name) });
      };
      setMessage(
        restore
          ? { severity: 'success', text: copy.removed(name), undo: () => void undo() }
          : { severity: 'error', text: copy.notRemoved },
      );
    },
    removeAll: async () => {
      const { question, ...labels } = copy.confirmRemoveAll;
      const count = snapshot.runs.length + snapshot.damagedCount;
      if (!(await confirm(question(count), { ...labels, tone: 'delete' }))) return;
      setMessage(undefined);
      await history.removeAll();
    },
  };
}
