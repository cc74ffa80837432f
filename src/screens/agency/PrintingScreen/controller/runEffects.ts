import type { RunCode } from '~/domain/printing/codes/codeList';
import type { BuiltInName } from '~/domain/printing/design/builtInDesign';
import type { Design } from '~/domain/printing/design/design';
import type { PartlyUsedSheet } from '~/domain/printing/runs/partlyUsedSheet';
import type { PrintedCodes } from '~/domain/printing/runs/printedCodes';
import type { RecordedRun, RunOrigin } from '~/domain/printing/runs/recordedRun';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import type { StorageProblem } from '~/domain/storageProblem';

/** A run to record. The history adds an id and the time at which it is recorded. */
export type RunToRecord = Pick<RecordedRun, 'kind'> & {
  /** Settings of the run. Their `quantity` is the number of copies of each code. */
  settings: PrintSettings;
  origin: RunOrigin;
  codes: readonly RunCode[];
  design: Design | undefined;
  /** Name of the design, if it is a built-in one. */
  builtIn: BuiltInName | undefined;
};

export type RecordResult = { ok: true; id: string } | { ok: false; problem: StorageProblem };

/** Codes and picture for printing a recorded run again. `picture` is undefined if the run has no stored picture. */
export type RunContents = { codes: readonly RunCode[]; picture: File | undefined };

export type RunHistorySnapshot = {
  /** 'idle': the runs have not been requested yet. 'blocked': the storage could not be opened or read. */
  status: 'idle' | 'loading' | 'ready' | 'blocked';
  /** The recorded runs, the newest first. */
  runs: readonly RecordedRun[];
  /** Number of recorded runs that cannot be read. */
  damagedCount: number;
  /** The codes of all runs that were printed, or were marked as printed. */
  printedCodes: PrintedCodes;
};

/** The runs that were printed or saved on this device, in all tabs. No promise of this interface rejects. */
export type RunHistory = {
  subscribe: (listener: () => void) => () => void;
  getSnapshot: () => RunHistorySnapshot;
  /** Loads the runs if they are not loaded yet. From then on, `getSnapshot` follows the changes of other tabs. */
  load: () => void;
  record: (run: RunToRecord) => Promise<RecordResult>;
  /** Records that a PDF was printed. */
  markPrinted: (id: string) => Promise<void>;
  /** Reads the codes and the picture of a run. Resolves to undefined if they are damaged or removed. */
  read: (run: RecordedRun) => Promise<RunContents | undefined>;
  /** Removes a run. Resolves to a function that restores it; undefined if it could not be removed. */
  remove: (run: RecordedRun) => Promise<(() => Promise<void>) | undefined>;
  /** Removes all runs, also damaged ones. */
  removeAll: () => Promise<void>;
};

/** Runs and partly used sheets that the device remembers. */
export type RunEffects = {
  history: RunHistory;
  /** The partly used sheets, one for each geometry, see `getGeometryKey`. */
  partlyUsedSheets: readonly PartlyUsedSheet[];
  /** Changes the partly used sheets. `change` gets the sheets with the changes of all tabs, and returns new ones. */
  changePartlyUsedSheets: (change: (sheets: readonly PartlyUsedSheet[]) => readonly PartlyUsedSheet[]) => void;
  /** Returns the current time as an ISO 8601 string in UTC. */
  now: () => string;
};
