import { defaultPrintSettings } from '../settings/printSettings';
import type { RecordedRun } from './recordedRun';

/** Returns a recorded run of 42 codes from a list. `changes` replaces some of its fields. */
export const createRecordedRun = (changes: Partial<RecordedRun> = {}): RecordedRun => ({
  id: 'run-1',
  recordedAt: '2026-11-21T14:05:00.000Z',
  kind: 'printed',
  printedAt: '2026-11-21T14:05:00.000Z',
  settings: defaultPrintSettings,
  origin: { source: 'list', file: 'windscreens.csv' },
  codeCount: 42,
  firstCode: 'AIR-0001',
  lastCode: 'AIR-0042',
  design: null,
  ...changes,
});

/** Returns `count` codes such as AIR-0001, numbered from `firstNumber` on. */
export const createRunCodes = (count: number, firstNumber = 1) =>
  Array.from({ length: count }, (_, index) => ({
    code: `AIR-${String(firstNumber + index).padStart(4, '0')}`,
    number: firstNumber + index,
  }));
