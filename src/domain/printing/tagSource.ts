import { likelyColumn, readColumn, readPastedCodes, readTable } from './codeSource';
import type { CodeList, Row, SourceCode, Table } from './codeSource';
import { defaultSeries, makeSeries } from './codeSeries';
import type { Series, SeriesProblem } from './codeSeries';
import { partOfCodes } from './codesPart';
import type { CodesPart } from './codesPart';

/** Where the codes of a run come from. */
export const tagSources = ['sample', 'chosen', 'list', 'series'] as const;
export type TagSource = (typeof tagSources)[number];

/** Where a list of codes is entered, as the screen calls it: the group of settings and the source in it. */
export const placeOfLists = { group: 'Tags', source: 'List or CSV' } as const;

/** A file with codes, read once into rows. */
export type CodeFile = {
  name: string;
  rows: readonly Row[];
  /** How many lines were read, where the file has more. */
  cutAfter?: number;
};

/** What was entered for a list. Text and file stand side by side, and `from` says which of them counts. */
export type ListEntries = {
  from: 'text' | 'file';
  text: string;
  file?: CodeFile;
  /** What a person said of the file's first line, and which of its columns; else both are found out. */
  header?: boolean;
  column?: number;
};

/** What was entered for every source: one of them counts, and what the others hold stays. */
export type TagEntries = { source: TagSource; list: ListEntries; series: Series };

export const noEntries: TagEntries = { source: 'sample', list: { from: 'text', text: '' }, series: defaultSeries };

/** The column of a file that the codes are taken from, and those it could be. */
export type ReadTable = { table: Table; column: number | undefined };

const noCodes: CodeList = { codes: [], problems: [] };

/** The codes of a list, and its table where it is that of a file. */
export function readList({ from, text, file, header, column }: ListEntries): CodeList & Partial<ReadTable> {
  if (from === 'text') return readPastedCodes(text);
  if (!file) return noCodes;
  const table = readTable(file.rows, header);
  const isThere = table.columns.some(({ index }) => index === column);
  const only = table.columns.length === 1 ? 0 : undefined;
  const taken = isThere ? column : (likelyColumn(table) ?? only);
  return { ...(taken === undefined ? noCodes : readColumn(table, taken)), table, column: taken };
}

/** The codes that the chosen source gives, and what is wrong with what was entered for it. */
export type ReadTags =
  /** As many codes as stickers, made when they are printed. */
  | { source: 'sample' }
  | { source: 'chosen'; codes: readonly SourceCode[] }
  | ({ source: 'list' } & ReturnType<typeof readList>)
  | { source: 'series'; codes: readonly SourceCode[]; problem?: SeriesProblem };

/** Reads the source that counts; `chosen` are the hexacodes of the tags that were chosen for printing. */
export function readTags({ source, list, series }: TagEntries, chosen: readonly string[]): ReadTags {
  switch (source) {
    case 'sample':
      return { source };
    case 'chosen':
      return { source, codes: chosen.map((code, index) => ({ code, number: index + 1 })) };
    case 'list':
      return { source, ...readList(list) };
    case 'series': {
      const made = makeSeries(series);
      return made.ok ? { source, codes: made.codes } : { source, codes: [], problem: made };
    }
  }
}

/** What a run prints from: the sample series, or codes with as many copies of each as the quantity says. */
export type RunSource = { source: 'sample' } | { source: Exclude<TagSource, 'sample'>; part: CodesPart };

/** Part `wanted` (from 0) of what was read, when each code is printed `copies` times. */
export function runSource(read: ReadTags, copies: number, wanted: number): RunSource {
  if (read.source === 'sample') return { source: 'sample' };
  return { source: read.source, part: partOfCodes(read.codes, copies, wanted) };
}
