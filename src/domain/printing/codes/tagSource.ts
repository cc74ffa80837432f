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

/** Sources of the codes of a run. `selected` are the tags selected in the tag list. */
export const tagSources = ['sample', 'selected', 'list', 'series'] as const;
type TagSource = (typeof tagSources)[number];

/** Choices of the user about a table: header line and code column. Both are detected while undefined. */
export type TableOptions = { header?: boolean; column?: number };

/** Choices about pasted text; `as` if it may be a table or a list. */
export type TextOptions = TableOptions & { as?: PastedTable['readAs'] };

/** Input of a list. Text and file are both kept; `from` is the active one. */
export type ListEntries = TableOptions & {
  from: 'text' | 'file';
  text: string;
  /** Discarded when the first line of the text changes. */
  pasted?: TextOptions;
  /** Its table options are the inherited `header` and `column`. */
  file?: CodeListFile;
};

const firstLine = (text: string) => /^.*/.exec(text)?.[0];

/** Replaces the pasted text. Table options are discarded if the first line changes. */
export function replacePastedText({ pasted, ...list }: ListEntries, text: string): ListEntries {
  const keepsOptions = pasted && firstLine(text) === firstLine(list.text);
  return { ...list, text, ...(keepsOptions && { pasted }) };
}

/** Input of every source; `source` is the active one. */
export type TagEntries = { source: TagSource; list: ListEntries; series: Series };

export const defaultTagEntries: TagEntries = {
  source: 'sample',
  list: { from: 'text', text: '' },
  series: defaultSeries,
};

/** A table and its code column; undefined if none was found. */
export type ReadTable = { table: Table; column: number | undefined };

const noCodes: CodeList = { codes: [], problems: [] };

type ReadList = CodeList &
  Partial<ReadTable> & { /** Set if the text may be a table or a list. */ reads?: PastedTable['readAs'] };

function readRows(rows: readonly Row[], { header, column }: TableOptions): CodeList & ReadTable {
  const table = readTable(rows, header);
  const exists = table.columns.some(({ index }) => index === column);
  const only = table.columns.length === 1 ? 0 : undefined;
  const codeColumn = exists ? column : (findCodeColumn(table) ?? only);
  return { ...(codeColumn === undefined ? noCodes : readColumn(table, codeColumn)), table, column: codeColumn };
}

function readText(text: string, options: TextOptions): ReadList {
  const found = findTable(text);
  if (!found) return readPastedCodes(text);
  if (found.columns === 1) return readRows(found.rows, options);
  const reads = options.as ?? found.readAs;
  return { ...(reads === 'list' ? readPastedCodes(text) : readRows(found.rows, options)), reads };
}

/** Reads the codes of a list, and its table if it is one. */
function readList({ from, text, pasted = {}, file, ...options }: ListEntries): ReadList {
  if (from === 'text') return readText(text, pasted);
  return file ? readRows(file.rows, options) : noCodes;
}

/** Codes of the active source, with the problems of its input. */
export type ReadTags =
  /** One code per sticker, generated when drawn. */
  | { source: 'sample' }
  | { source: 'selected'; codes: readonly RunCode[] }
  | ({ source: 'list' } & ReadList)
  | { source: 'series'; codes: readonly RunCode[]; problem?: SeriesProblem };

/** Reads the active source; `selected` are the hexacodes of the tags selected for printing. */
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

/** Codes of a run: the sample series, or one part of the codes with `quantity` copies of each. */
export type RunSource = { source: 'sample' } | { source: Exclude<TagSource, 'sample'>; part: RunPart };

/** Part `part` (from 0) of the codes with `copies` stickers each. */
export function runSource(read: ReadTags, copies: number, part: number): RunSource {
  if (read.source === 'sample') return { source: 'sample' };
  return { source: read.source, part: selectRunPart(read.codes, copies, part) };
}
