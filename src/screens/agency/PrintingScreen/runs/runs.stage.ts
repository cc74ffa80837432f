import { collectPrintedCodes } from '~/domain/printing/runs/printedCodes';
import type { RecordedRun } from '~/domain/printing/runs/recordedRun';
import { createRunCodes } from '~/domain/printing/runs/recordedRun.sample';

import type { StorageProblem } from '~/domain/storageProblem';

import type { RunHistory, RunHistorySnapshot } from '../controller/runEffects';

export type FakeHistoryOptions = {
  status?: RunHistorySnapshot['status'];
  damagedCount?: number;
  /** Reason why runs cannot be recorded. By default, they can. */
  problem?: StorageProblem;
  /** Picture that `read` returns for each run. */
  picture?: File;
  /** Ids of runs whose codes are damaged. */
  unreadable?: readonly string[];
};

/** Creates a history in memory. Each run in `runs` has the codes AIR-0001, AIR-0002 and so on. */
export function createFakeHistory(runs: readonly RecordedRun[], options: FakeHistoryOptions = {}): RunHistory {
  const { status = 'ready', damagedCount = 0, problem, picture, unreadable = [] } = options;
  const listeners = new Set<() => void>();
  const codes = new Map(runs.map(({ id, codeCount }) => [id, createRunCodes(codeCount)]));
  const createSnapshot = (next: readonly RecordedRun[], damaged: number): RunHistorySnapshot => ({
    status,
    runs: next,
    damagedCount: damaged,
    printedCodes: collectPrintedCodes(
      next.flatMap(({ id, printedAt }) =>
        printedAt ? [{ printedAt, codes: (codes.get(id) ?? []).map(({ code }) => code) }] : [],
      ),
    ),
  });
  let snapshot = createSnapshot(runs, damagedCount);
  function publish(next: readonly RecordedRun[], damaged = snapshot.damagedCount) {
    snapshot = createSnapshot(next, damaged);
    listeners.forEach((listener) => listener());
  }
  return {
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    getSnapshot: () => snapshot,
    load: () => undefined,
    record: ({ codes: runCodes, design, kind, settings, origin }) => {
      if (problem) return Promise.resolve({ ok: false, problem });
      const id = `run-${snapshot.runs.length + 1}`;
      const recordedAt = new Date().toISOString();
      codes.set(
        id,
        runCodes.map(({ code, number }) => ({ code, number })),
      );
      const recorded: RecordedRun = {
        ...{ id, recordedAt, kind, settings, origin },
        ...(kind === 'printed' && { printedAt: recordedAt }),
        codeCount: runCodes.length,
        firstCode: runCodes[0]?.code ?? '',
        lastCode: runCodes.at(-1)?.code ?? '',
        design: design ? { name: design.name } : null,
      };
      publish([recorded, ...snapshot.runs]);
      return Promise.resolve({ ok: true, id });
    },
    markPrinted: (id) => {
      const printedAt = new Date().toISOString();
      publish(snapshot.runs.map((run) => (run.id === id ? { ...run, printedAt } : run)));
      return Promise.resolve();
    },
    read: ({ id }) => {
      const runCodes = codes.get(id);
      return Promise.resolve(runCodes && !unreadable.includes(id) ? { codes: runCodes, picture } : undefined);
    },
    remove: (run) => {
      const before = snapshot.runs;
      publish(before.filter(({ id }) => id !== run.id));
      return Promise.resolve(() => {
        publish(before);
        return Promise.resolve();
      });
    },
    removeAll: () => {
      publish([], 0);
      return Promise.resolve();
    },
  };
}
