import type { TextLine } from '../settings/textLine';
import type { TextInFont } from '../text/shapedText';
import { collapseSpaces, fillText, listPlaceholders, toPlaceholderKey } from '../text/fillText';
import type { CodeTable } from './codeList';
import { getLabelTexts } from './drawRun';
import type { PrintRun } from './printRun';
import type { TagSourceResult } from './tagSource';

/** Names of the placeholders that are available for every code: the code itself, and its position among all codes. */
const codePlaceholders = ['Code', 'Number'] as const;

/** Removes braces and line breaks, which cannot be part of the name in a placeholder. */
const toPlaceholderName = (name: string) => collapseSpaces(name.replace(/[{}]/g, ''));

/**
 * Returns the names of a table's columns for placeholders: their headings, or 'Column 2' without one. A heading that
 * occurs again gets a number.
 */
function listColumnNames({ columns }: CodeTable): string[] {
  const taken = new Set<string>();
  return columns.map(({ index, name = '' }) => {
    const base = toPlaceholderName(name) || `Column ${index + 1}`;
    let unique = base;
    for (let number = 2; taken.has(toPlaceholderKey(unique)); number += 1) unique = `${base} ${number}`;
    taken.add(toPlaceholderKey(unique));
    return unique;
  });
}

/** Returns the column names of a list or, for a reprint, the names of the columns that the recorded run used. */
function getColumnNames(tags: TagSourceResult): string[] {
  if (tags.source === 'list') return tags.table ? listColumnNames(tags.table) : [];
  return tags.source === 'reprint' ? Object.keys(tags.codes[0]?.values ?? {}).map(collapseSpaces) : [];
}

/** Returns all names that placeholders can have: the built-in ones, and the columns of the list. */
export function listPlaceholderNames(tags: TagSourceResult): string[] {
  const columns = getColumnNames(tags);
  const taken = new Set(columns.map(toPlaceholderKey));
  return [...codePlaceholders.filter((name) => !taken.has(toPlaceholderKey(name))), ...columns];
}

/** True if a text has placeholders whose values can be empty: those of columns, and unknown ones. */
export function usesColumns(text: string, tags: TagSourceResult): boolean {
  const columnKeys = getColumnNames(tags).map(toPlaceholderKey);
  const builtInKeys = codePlaceholders.map(toPlaceholderKey).filter((key) => !columnKeys.includes(key));
  return listPlaceholders(text).some((name) => !builtInKeys.includes(toPlaceholderKey(name)));
}

/** Returns the names in a text's placeholders that the source of the codes does not provide. */
export function findUnknownPlaceholders(text: string, tags: TagSourceResult): string[] {
  const known = new Set(listPlaceholderNames(tags).map(toPlaceholderKey));
  return listPlaceholders(text).filter((name) => !known.has(toPlaceholderKey(name)));
}

/** For each code of a run, the texts of its lines. */
export type RunTexts = readonly (readonly string[])[];

/**
 * Fills in the texts of all lines for each code. A column with the name 'Code' or 'Number' replaces the built-in
 * placeholder of this name.
 */
export function fillRunTexts(
  lines: readonly Pick<TextLine, 'text' | 'fallback'>[],
  codes: PrintRun['codes'],
  tags: TagSourceResult,
): RunTexts {
  const isFixed = lines.every(({ text }) => listPlaceholders(text).length === 0);
  if (isFixed) {
    const texts = lines.map(({ text, fallback }) => fillText(text, new Map(), fallback));
    return codes.map(() => texts);
  }
  const table = tags.source === 'list' ? tags.table : undefined;
  const names = table ? listColumnNames(table).map(toPlaceholderKey) : [];
  const rows = new Map(table?.rows.map(({ line, cells }) => [line, cells]));
  return codes.map((code) => {
    const { number, serial } = getLabelTexts(code);
    const values = new Map([
      ['code', serial],
      ['number', number],
    ]);
    const cells = code.line === undefined ? undefined : rows.get(code.line);
    names.forEach((name, index) => values.set(name, cells?.[index] ?? ''));
    for (const [name, value] of Object.entries(code.values ?? {})) values.set(toPlaceholderKey(name), value);
    return lines.map(({ text, fallback }) => fillText(text, values, fallback));
  });
}

/** Returns the distinct characters that a run prints in each text line, with the font of the line. */
export const listRunCharacters = (lines: readonly Pick<TextLine, 'font' | 'weight'>[], texts: RunTexts): TextInFont[] =>
  lines.map(({ font, weight }, index) => {
    const characters = new Set<string>();
    for (const textsOfCode of texts) for (const character of textsOfCode[index] ?? '') characters.add(character);
    return { text: [...characters].join(''), font, weight };
  });

/** Adds to each code the values of the columns that text lines use, so that a recorded run does not need the list. */
export function addColumnValues(
  lines: readonly Pick<TextLine, 'text'>[],
  codes: PrintRun['codes'],
  tags: TagSourceResult,
): PrintRun['codes'] {
  const used = new Set(lines.flatMap(({ text }) => listPlaceholders(text)).map(toPlaceholderKey));
  const names = getColumnNames(tags).filter((name) => used.has(toPlaceholderKey(name)));
  if (names.length === 0 || tags.source !== 'list') return codes;
  const columns = names.map((name) => ({ text: `{${name}}`, fallback: '' }));
  const texts = fillRunTexts(columns, codes, tags);
  return codes.map((code, at) => ({
    ...code,
    values: Object.fromEntries(names.map((name, index) => [name, texts[at]?.[index] ?? ''])),
  }));
}
