import { readColumn, readPastedCodes, readTable } from './codeList';
import type { CodeList, CodeTableRow, RunCode, CodeTable } from './codeList';
import { findCodeColumn } from './codeColumn';
import { findPastedTable } from './pastedTable';
import type { PastedTable } from './pastedTable';
import { openWorkbookSheet } from './codeListFile';
import type { CodeListFile } from './codeListFile';
import { defaultSeries, makeSeries } from './codeSeries';
import type { Series, SeriesProblem } from './codeSeries';
import { selectRunPart } from './runPart';
import type { RunPart } from './runPart';

/**
 * Sources of the codes to print. 'sample': generated sample codes. 'selected': the tags that are selected in the tag
 * list. 'list': a pasted text or a file. 'series': numbered codes. 'reprint': stickers of a recorded run.
 */
export const tagSources = ['sample', 'selected', 'list', 'series', 'reprint'] as const;
type TagSource = (typeof tagSources)[number];

/** Options of the user for reading a table. An undefined option is detected from the table. */
export type TableOptions = {
  /** True if the first row is a header. */
  header?: boolean;
  /** Zero-based index of the column with the codes. */
  column?: number;
};

/** Options of the user for reading pasted text. `readAs` has an effect if the text can be a table or a list. */
export type TextOptions = TableOptions & { readAs?: PastedTable['readAs'] };

/** The user's input for the source 'list': a pasted text and a file. `from` says which of the two is read. */
export type ListSourceSettings = TableOptions & {
  from: 'text' | 'file';
  text: string;
  /** Options for reading the pasted text. They are reset when its first line changes. */
  pasted?: TextOptions;
  /** The uploaded file. The options `header` and `column` apply to the file. */
  file?: CodeListFile;
};

const getFirstLine = (text: string) => text.split('\n', 1)[0];

/** Replaces the pasted text. Resets the options for reading it if its first line has changed. */
export function replacePastedText({ pasted, ...list }: ListSourceSettings, text: string): ListSourceSettings {
  const keepsOptions = pasted && getFirstLine(text) === getFirstLine(list.text);
  return { ...list, text, ...(keepsOptions && { pasted }) };
}

/** Opens another sheet of the file, by its zero-based index. Resets the options for reading the previous sheet. */
export function openListWorkbookSheet(
  { from, text, pasted, file }: ListSourceSettings,
  sheet: number,
): ListSourceSettings {
  const openedFile = file && (openWorkbookSheet(file, sheet) ?? file);
  return { from, text, ...(pasted && { pasted }), ...(openedFile && { file: openedFile }) };
}

/** Codes of a recorded run with their numbers, to print again. A code can be listed several times. */
export type ReprintSourceSettings = {
  codes: readonly RunCode[];
  /** Time at which the run was recorded, as an ISO 8601 string in UTC. */
  recordedAt: string;
};

/** The user's input for all sources. `source` is the source whose codes are printed. */
export type TagSourceSettings = {
  source: TagSource;
  list: ListSourceSettings;
  series: Series;
  reprint?: ReprintSourceSettings;
};

export const defaultTagSourceSettings: TagSourceSettings = {
  source: 'sample',
  list: { from: 'text', text: '' },
  series: defaultSeries,
};

/** A table that was read from pasted text or a file, and the column that contains the codes. */
export type TableWithCodeColumn = {
  table: CodeTable;
  /** Zero-based index of the column with the codes. Undefined if no column contains codes. */
  column: number | undefined;
};

const emptyCodeList: CodeList = { codes: [], problems: [] };

/** The codes of a list and, if the list was read as a table, the table. */
type ListResult = CodeList &
  Partial<TableWithCodeColumn> & {
    /** The way in which pasted text was read. Undefined for files, and for text that can only be read in one way. */
    readAs?: PastedTable['readAs'];
  };

function readRows(rows: readonly CodeTableRow[], { header, column }: TableOptions): CodeList & TableWithCodeColumn {
  const table = readTable(rows, header);
  const isChosenColumnValid = table.columns.some(({ index }) => index === column);
  const onlyColumnIndex = table.columns.length === 1 ? 0 : undefined;
  const codeColumn = isChosenColumnValid ? column : (findCodeColumn(table) ?? onlyColumnIndex);
  return { ...(codeColumn === undefined ? emptyCodeList : readColumn(table, codeColumn)), table, column: codeColumn };
}

function readPastedText(text: string, options: TextOptions): ListResult {
  const pastedTable = findPastedTable(text);
  if (!pastedTable) return readPastedCodes(text);
  if (pastedTable.columnCount === 1) return readRows(pastedTable.rows, options);
  const readAs = options.readAs ?? pastedTable.readAs;
  return { ...(readAs === 'list' ? readPastedCodes(text) : readRows(pastedTable.rows, options)), readAs };
}

/** Reads the codes of the text or file of a list. */
function readList({ from, text, pasted = {}, file, ...options }: ListSourceSettings): ListResult {
  if (from === 'text') return readPastedText(text, pasted);
  return file ? readRows(file.rows, options) : emptyCodeList;
}

/** Result of `readTagSource`: the codes of the source, and the problems with the user's input. */
export type TagSourceResult =
  /** Sample codes are generated by `makeRun`, one for each sticker. */
  | { source: 'sample' }
  | { source: 'selected'; codes: readonly RunCode[] }
  | ({ source: 'list' } & ListResult)
  | { source: 'series'; codes: readonly RunCode[]; problem?: SeriesProblem }
  | { source: 'reprint'; codes: readonly RunCode[] };

/** Reads the codes of the chosen source. `selectedHexacodes` are those of the tags selected in the tag list. */
export function readTagSource(
  { source, list, series, reprint }: TagSourceSettings,
  selectedHexacodes: readonly string[],
): TagSourceResult {
  switch (source) {
    case 'sample':
      return { source };
    case 'selected':
      return { source, codes: selectedHexacodes.map((code, index) => ({ code, number: index + 1 })) };
    case 'list':
      return { source, ...readList(list) };
    case 'series': {
      const seriesResult = makeSeries(series);
      return seriesResult.ok ? { source, codes: seriesResult.codes } : { source, codes: [], problem: seriesResult };
    }
    case 'reprint':
      return { source, codes: reprint?.codes ?? [] };
  }
}

/** Source of the codes of a run: sample codes, or one part of the codes of another source. */
export type RunSource = { source: 'sample' } | { source: Exclude<TagSource, 'sample'>; part: RunPart };

/**
 * Returns the source of the run for one part of the codes. `part` is the zero-based index of the part, and `copies` the
 * number of stickers of each code.
 */
export function createRunSource(result: TagSourceResult, copies: number, part: number): RunSource {
  if (result.source === 'sample') return { source: 'sample' };
  return { source: result.source, part: selectRunPart(result.codes, copies, part) };
}
