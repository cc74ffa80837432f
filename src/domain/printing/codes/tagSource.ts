import { readColumn, readPastedCodes, readTable } from './codeSource';
import type { CodeList, Row, SourceCode, Table } from './codeSource';
import { likelyColumn } from './codeSourceColumn';
import { findTable } from './codeSourceTable';
import type { PastedTable } from './codeSourceTable';
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

/** What a person said of a table: whether its first line is a header, and which column holds codes. Else it is found out. */
export type SaidOfTable = { header?: boolean; column?: number };

/** What a person said of pasted text; `as` where it may be a table or a list. */
export type SaidOfText = SaidOfTable & { as?: PastedTable['reads'] };

/** What was entered for a list. Text and file stand side by side, and `from` says which of them counts. */
export type ListEntries = SaidOfTable & {
  from: 'text' | 'file';
  text: string;
  /** Holds while the text begins with the same line. */
  pasted?: SaidOfText;
  /** What is said of its table stands beside it. */
  file?: CodeFile;
};

const firstLine = (text: string) => /^.*/.exec(text)?.[0];

/** The list with another text. What was said of a table counts no more where another was put in its place. */
export function withText({ pasted, ...list }: ListEntries, text: string): ListEntries {
  const stays = pasted && firstLine(text) === firstLine(list.text);
  return { ...list, text, ...(stays && { pasted }) };
}

/** What was entered for every source: one of them counts, and what the others hold stays. */
export type TagEntries = { source: TagSource; list: ListEntries; series: Series };

export const noEntries: TagEntries = { source: 'sample', list: { from: 'text', text: '' }, series: defaultSeries };

/** The column of a table that the codes are taken from, and those it could be. */
export type ReadTable = { table: Table; column: number | undefined };

const noCodes: CodeList = { codes: [], problems: [] };

export type ReadList = CodeList &
  Partial<ReadTable> & { /** Of text that may be either. */ reads?: PastedTable['reads'] };

function readRows(rows: readonly Row[], { header, column }: SaidOfTable): CodeList & ReadTable {
  const table = readTable(rows, header);
  const isThere = table.columns.some(({ index }) => index === column);
  const only = table.columns.length === 1 ? 0 : undefined;
  const taken = isThere ? column : (likelyColumn(table) ?? only);
  return { ...(taken === undefined ? noCodes : readColumn(table, taken)), table, column: taken };
}

function readText(text: string, said: SaidOfText): ReadList {
  const found = findTable(text);
  if (!found) return readPastedCodes(text);
  if (found.columns === 1) return readRows(found.rows, said);
  const reads = said.as ?? found.reads;
  return { ...(reads === 'list' ? readPastedCodes(text) : readRows(found.rows, said)), reads };
}

/** The codes of a list, and its table where it is one: that of a file, or pasted cells. */
export function readList({ from, text, pasted = {}, file, ...said }: ListEntries): ReadList {
  if (from === 'text') return readText(text, pasted);
  return file ? readRows(file.rows, said) : noCodes;
}

/** The codes that the chosen source gives, and what is wrong with what was entered for it. */
export type ReadTags =
  /** As many codes as stickers, made when they are printed. */
  | { source: 'sample' }
  | { source: 'chosen'; codes: readonly SourceCode[] }
  | ({ source: 'list' } & ReadList)
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
