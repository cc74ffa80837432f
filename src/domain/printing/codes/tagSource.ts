import { readColumn, readPastedCodes, readTable } from './codeList';
import type { CodeList, Row, RunCode, Table } from './codeList';
import { findCodeColumn } from './codeColumn';
import { findTable } from './pastedTable';
import type { PastedTable } from './pastedTable';
import type { CodeListFile } from './codeListFile';
import { defaultSeries, makeSeries } from './codeSeries';
import type { Series, SeriesProblem } from './codeSeries';
import { selectRunPart } from './runPart';
import type { RunPart } from './runPart';

/** Possible sources of codes. 'selected' stands for the tags selected in the tag list. */
export const tagSources = ['sample', 'selected', 'list', 'series'] as const;
type TagSource = (typeof tagSources)[number];

/** How the user wants a table to be read. An undefined option is detected. */
export type TableOptions = {
  /** True if the first row is a header. */
  header?: boolean;
  /** Zero-based index of the column with the codes. */
  column?: number;
};

/** How the user wants pasted text to be read. `readAs` is for text that could be a table or a list. */
export type TextOptions = TableOptions & { readAs?: PastedTable['readAs'] };

/** Input for the source "list". The text and the file are both kept; `from` tells which of them is read. */
export type ListEntries = TableOptions & {
  from: 'text' | 'file';
  text: string;
  /** Options for the text. They are dropped when its first line changes. */
  pasted?: TextOptions;
  /** The file. `header` and `column` are its options. */
  file?: CodeListFile;
};

const firstLine = (text: string) => text.split('\n', 1)[0];

/** Replaces the pasted text. Its options are dropped if the first line changes. */
export function replacePastedText({ pasted, ...list }: ListEntries, text: string): ListEntries {
  const keepsOptions = pasted && firstLine(text) === firstLine(list.text);
  return { ...list, text, ...(keepsOptions && { pasted }) };
}

/** The input of all sources. `source` is the one whose codes are printed. */
export type TagEntries = { source: TagSource; list: ListEntries; series: Series };

export const defaultTagEntries: TagEntries = {
  source: 'sample',
  list: { from: 'text', text: '' },
  series: defaultSeries,
};

/** A table that was read from a list. */
export type ReadTable = {
  table: Table;
  /** Zero-based index of the column with the codes. Undefined if none was found. */
  column: number | undefined;
};

const noCodes: CodeList = { codes: [], problems: [] };

/** The codes of a list and, if it was read as a table, that table. */
type ReadList = CodeList &
  Partial<ReadTable> & {
    /** How the text was read, if it could be a table or a list. */
    readAs?: PastedTable['readAs'];
  };

function readRows(rows: readonly Row[], { header, column }: TableOptions): CodeList & ReadTable {
  const table = readTable(rows, header);
  const hasColumn = table.columns.some(({ index }) => index === column);
  const onlyColumn = table.columns.length === 1 ? 0 : undefined;
  const codeColumn = hasColumn ? column : (findCodeColumn(table) ?? onlyColumn);
  return { ...(codeColumn === undefined ? noCodes : readColumn(table, codeColumn)), table, column: codeColumn };
}

function readText(text: string, options: TextOptions): ReadList {
  const found = findTable(text);
  if (!found) return readPastedCodes(text);
  if (found.columns === 1) return readRows(found.rows, options);
  const readAs = options.readAs ?? found.readAs;
  return { ...(readAs === 'list' ? readPastedCodes(text) : readRows(found.rows, options)), readAs };
}

/** Reads the codes of the text or file of a list. */
function readList({ from, text, pasted = {}, file, ...options }: ListEntries): ReadList {
  if (from === 'text') return readText(text, pasted);
  return file ? readRows(file.rows, options) : noCodes;
}

/** The codes of the selected source, and the problems of its input. */
export type ReadTags =
  /** Sample codes are generated later, one for each sticker. */
  | { source: 'sample' }
  | { source: 'selected'; codes: readonly RunCode[] }
  | ({ source: 'list' } & ReadList)
  | { source: 'series'; codes: readonly RunCode[]; problem?: SeriesProblem };

/** Reads the codes of the selected source. `selected` contains the hexacodes of the tags selected in the tag list. */
export function readTags({ source, list, series }: TagEntries, selected: readonly string[]): ReadTags {
  switch (source) {
    case 'sample':
      return { source };
    case 'selected':
      return { source, codes: selected.map((code, index) => ({ code, number: index + 1 })) };
    case 'list':
      return { source, ...readList(list) };
    case 'series': {
      const result = makeSeries(series);
      return result.ok ? { source, codes: result.codes } : { source, codes: [], problem: result };
    }
  }
}

/** The source of the codes of a run: sample codes, or one part of the codes of another source. */
export type RunSource = { source: 'sample' } | { source: Exclude<TagSource, 'sample'>; part: RunPart };

/** Returns part `part`, from 0, of the codes of a source, with `copies` stickers of each code. */
export function runSource(read: ReadTags, copies: number, part: number): RunSource {
  if (read.source === 'sample') return { source: 'sample' };
  return { source: read.source, part: selectRunPart(read.codes, copies, part) };
}
