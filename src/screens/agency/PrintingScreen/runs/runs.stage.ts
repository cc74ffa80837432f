import { collectPrintedCodes } from '~/domain/printing/runs/printedCodes';
import type { RecordedRun } from '~/domain/printing/runs/recordedRun';
import { createRunCodes } from '~/domain/printing/runs/recordedRun.sample';

import type { StorageProblem } from '~/domain/storageProblem';

import type { RunHistory, RunHistorySnapshot } from '../controller/runEffects';

export type FakeHistoryOptions = {
  status?: RunHistorySnapshot['status'];
  damagedCount?: number;
  /** Reason why `record` fails. If undefined, `record` succeeds. */
  problem?: StorageProblem;
  /** Picture that `read` returns for each run. */
  picture?: File;
  /** Ids of the runs for which `read` resolves to undefined, as if their stored codes were damaged. */
  damagedRunIds?: readonly string[];
};

/** Creates a history in memory. Each run in `runs` has the codes AIR-0001, AIR-0002 and so on. */
export function createFakeHistory(runs: readonly RecordedRun[], options: FakeHistoryOptions = {}): RunHistory {
  const { status = 'ready', damagedCount = 0, problem, picture, damagedRunIds = [] } = options;
  const listeners = new Set<() => void>();
  const codesByRunId = new Map(runs.map(({ id, codeCount }) => [id, createRunCodes(codeCount)]));
  const createSnapshot = (newRuns: readonly RecordedRun[], damaged: number): RunHistorySnapshot => ({
    status,
    runs: newRuns,
    damagedCount: damaged,
    printedCodes: collectPrintedCodes(
      newRuns.flatMap(({ id, printedAt }) =>
        printedAt ? [{ printedAt, codes: (codesByRunId.get(id) ?? []).map(({ code }) => code) }] : [],
      ),
    ),
  });
  let snapshot = createSnapshot(runs, damagedCount);
  function publish(newRuns: readonly RecordedRun[], damaged = snapshot.damagedCount) {
    snapshot = createSnapshot(newRuns, damaged);
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
      codesByRunId.set(
        id,
        runCodes.map(({ code, number }) => ({ code, number })),
      );
      const recordedRun: RecordedRun = {
        ...{ id, recordedAt, kind, settings, origin },
        ...(kind === 'printed' && { printedAt: recordedAt }),
        codeCount: runCodes.length,
        firstCode: runCodes[0]?.code ?? '',
        lastCode: runCodes.at(-1)?.code ?? '',
        design: design ? { name: design.name } : null,
      };
      publish([recordedRun, ...snapshot.runs]);
      return Promise.resolve({ ok: true, id });
    },
    markPrinted: (id) => {
      const printedAt = new Date().toISOString();
      publish(snapshot.runs.map((run) => (run.id === id ? { ...run, printedAt } : run)));
      return Promise.resolve();
    },
    read: ({ id }) => {
      const runCodes = codesByRunId.get(id);
      return Promise.resolve(runCodes && !damagedRunIds.includes(id) ? { codes: runCodes, picture } : undefined);
    },
    remove: (run) => {
      const previousRuns = snapshot.runs;
      publish(previousRuns.filter(({ id }) => id !== run.id));
      return Promise.resolve(() => {
        publish(previousRuns);
        return Promise.resolve();
      });
    },
    removeAll: () => {
      publish([], 0);
      return Promise.resolve();
    },
  };
}
