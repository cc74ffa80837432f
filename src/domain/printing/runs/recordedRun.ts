import * as z from 'zod';

import { maxHexacodeLength } from '../../tag/maxHexacodeLength';
import type { RunCode } from '../codes/codeList';
import type { PrintRun } from '../codes/printRun';
import { builtInNames } from '../design/builtInDesign';
import { divideIntoFiles, layOutRun, maxPdfStickers } from '../pdf/pdfRun';
import { readPrintSettings } from '../settings/printSettings';

const idSchema = z.string().min(1).max(64);
const timeSchema = z.iso.datetime();
/** Schema of a code. Hexacodes of selected tags can be longer than the codes of lists and series. */
const codeSchema = z.string().min(1).max(maxHexacodeLength);
const numberSchema = z.int().min(1);

/** Schema of the source of a run's codes. Runs of sample codes are not recorded. */
const runOriginSchema = z.discriminatedUnion('source', [
  z.object({ source: z.literal('selected') }),
  /** `file` is the name of the uploaded list. Undefined if the list was pasted. */
  z.object({ source: z.literal('list'), file: z.string().optional() }),
  z.object({ source: z.literal('series') }),
  z.object({ source: z.literal('reprint') }),
]);
export type RunOrigin = z.infer<typeof runOriginSchema>;

const recordedDesignSchema = z.object({
  name: z.string(),
  /** Id of the stored image or PDF. Undefined if the file was too large or unreadable, or the storage was full. */
  pictureId: idSchema.optional(),
  /** Name of the built-in design; undefined for uploaded designs. */
  builtIn: z.enum(builtInNames).optional().catch(undefined),
  /** The printed page of a PDF, from 1. Undefined for other designs. */
  page: numberSchema.optional(),
});

const storedSettingsSchema = z.unknown().transform((stored, context) => {
  const settings = readPrintSettings(stored);
  if (settings) return settings;
  context.addIssue('These are no print settings.');
  return z.NEVER;
});

const recordedRunSchema = z.object({
  id: idSchema,
  /** Time at which the run was printed or saved, as an ISO 8601 string in UTC. */
  recordedAt: timeSchema,
  /** 'printed': the run was printed from the print window. 'pdf': the run was saved as PDF files. */
  kind: z.enum(['printed', 'pdf']),
  /** Time of the print. For a PDF: the time at which the user marked the run as printed; undefined until then. */
  printedAt: timeSchema.optional(),
  /** Settings of the run. `quantity` is the number of copies of each code, `start` the first slot on the first page. */
  settings: storedSettingsSchema,
  origin: runOriginSchema,
  /** Number of codes. Copies of a code count once. */
  codeCount: z.int().min(1).max(maxPdfStickers),
  firstCode: codeSchema,
  lastCode: codeSchema,
  /** The design; null if the stickers had none. */
  design: recordedDesignSchema.nullable(),
});

/** A run that was printed or saved as PDF on this device. Its codes are stored separately, see `readRunCodes`. */
export type RecordedRun = z.infer<typeof recordedRunSchema>;

/** Reads a stored run. Returns undefined if it is damaged, or was stored by a version with other limits. */
export const readRecordedRun = (stored: unknown): RecordedRun | undefined => recordedRunSchema.safeParse(stored).data;

/** Stored codes of a run. `codes` is a text with one code per line: IndexedDB copies a text faster than an array. */
export type StoredRunCodes = {
  id: string;
  codes: string;
  numbers: readonly number[];
  /** Columns that text lines use, by name, with one value for each code. Undefined if no text line uses a column. */
  columns?: Readonly<Record<string, readonly string[]>>;
};

export function toStoredRunCodes(runId: string, codes: readonly RunCode[]): StoredRunCodes {
  const names = Object.keys(codes[0]?.values ?? {});
  const columns = names.map((name) => [name, codes.map(({ values }) => values?.[name] ?? '')] as const);
  return {
    id: runId,
    codes: codes.map((runCode) => runCode.code).join('\n'),
    numbers: codes.map((runCode) => runCode.number),
    ...(columns.length > 0 && { columns: Object.fromEntries(columns) }),
  };
}

const storedCodesSchema = z.object({
  codes: z
    .string()
    .transform((text) => text.split('\n'))
    .pipe(z.array(codeSchema).max(maxPdfStickers)),
  numbers: z.array(numberSchema),
  columns: z.record(z.string(), z.array(z.string())).default({}),
});

/** Reads the stored codes of a run, with their numbers. Returns undefined if they are damaged or incomplete. */
export function readRunCodes({ codeCount }: Pick<RecordedRun, 'codeCount'>, stored: unknown): RunCode[] | undefined {
  const { data } = storedCodesSchema.safeParse(stored);
  if (!data) return undefined;
  const columns = Object.entries(data.columns);
  const lists = [data.codes, data.numbers, ...columns.map(([, texts]) => texts)];
  if (lists.some(({ length }) => length !== codeCount)) return undefined;
  const runCodes: RunCode[] = [];
  for (const [index, text] of data.codes.entries()) {
    const number = data.numbers[index];
    const values = Object.fromEntries(columns.map(([name, texts]) => [name, texts[index] ?? '']));
    if (number !== undefined) {
      runCodes.push({ code: text, number, ...(columns.length > 0 && { values }) });
    }
  }
  return runCodes;
}

/** Returns the layout of a run, and the page ranges of its files. Undefined if no sticker fits on a page. */
export function layOutRecordedRun({ settings, kind }: Pick<RecordedRun, 'settings' | 'kind'>, codeCount: number) {
  const layout = layOutRun(settings, { codes: { length: codeCount }, copies: settings.quantity });
  if (!layout.fits) return undefined;
  const allPages = [{ firstPage: 0, endPage: layout.pageCount }];
  return { layout, filePages: kind === 'pdf' ? divideIntoFiles(layout, settings.stickersPerFile) : allPages };
}

/** Converts a recorded run and its codes to a run that can be printed. */
export const toPrintRun = ({ settings }: Pick<RecordedRun, 'settings'>, codes: readonly RunCode[]): PrintRun => ({
  codes,
  copies: settings.quantity,
});
