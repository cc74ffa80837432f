import type { TextLine } from '../settings/textLine';
import type { TextInFont } from '../text/shapedText';
import { collapseSpaces, fillText, listPlaceholders, toPlaceholderKey } from '../text/fillText';
import type { CodeTable, CodeTableRow, RunCode } from './codeList';
import { getLabelTexts } from './drawRun';
import type { PrintRun } from './printRun';
import type { TagSourceResult } from './tagSource';

/** Names of the built-in placeholders: the code itself, and its position among all codes. */
const codePlaceholders = ['Code', 'Number'] as const;

/** Converts a column heading to the name of a placeholder, which cannot have braces and line breaks. */
const toPlaceholderName = (name: string) => collapseSpaces(name.replace(/[{}]/g, ''));

/**
 * Returns the placeholder names of a table's columns: their headings or, without a heading, their position such as
 * 'Column 2'. A number is added to a heading that occurs again.
 */
function listColumnNames({ columns }: CodeTable): string[] {
  const usedKeys = new Set<string>();
  return columns.map(({ index, name = '' }) => {
    const baseName = toPlaceholderName(name) || `Column ${index + 1}`;
    let uniqueName = baseName;
    for (let number = 2; usedKeys.has(toPlaceholderKey(uniqueName)); number += 1) uniqueName = `${baseName} ${number}`;
    usedKeys.add(toPlaceholderKey(uniqueName));
    return uniqueName;
  });
}

/** Returns the column names of a list or, for a reprint, the names of the columns that the recorded run used. */
function getColumnNames(tags: TagSourceResult): string[] {
  if (tags.source === 'list') return tags.table ? listColumnNames(tags.table) : [];
  return tags.source === 'reprint' ? Object.keys(tags.codes[0]?.values ?? {}).map(collapseSpaces) : [];
}

/** Returns the names of all available placeholders: the built-in ones, and the columns of the list. */
export function listPlaceholderNames(tags: TagSourceResult): string[] {
  const columns = getColumnNames(tags);
  const usedKeys = new Set(columns.map(toPlaceholderKey));
  return [...codePlaceholders.filter((name) => !usedKeys.has(toPlaceholderKey(name))), ...columns];
}

/** True if a text has placeholders whose values can be empty: all except the built-in ones. */
export function canHaveEmptyPlaceholders(text: string, tags: TagSourceResult): boolean {
  const columnKeys = getColumnNames(tags).map(toPlaceholderKey);
  const builtInKeys = codePlaceholders.map(toPlaceholderKey).filter((key) => !columnKeys.includes(key));
  return listPlaceholders(text).some((name) => !builtInKeys.includes(toPlaceholderKey(name)));
}

/** Returns the names in a text's placeholders that the source of the codes does not provide. */
export function findUnknownPlaceholders(text: string, tags: TagSourceResult): string[] {
  const knownKeys = new Set(listPlaceholderNames(tags).map(toPlaceholderKey));
  return listPlaceholders(text).filter((name) => !knownKeys.has(toPlaceholderKey(name)));
}

/** Texts of the text lines for each code: the first index is that of the code, the second one that of the line. */
export type RunTexts = readonly (readonly string[])[];

/**
 * Fills in the placeholders in the text lines of each code. A column with the name 'Code' or 'Number' takes precedence
 * over the built-in placeholder.
 */
export function fillRunTexts(
  lines: readonly Pick<TextLine, 'text' | 'fallback'>[],
  codes: PrintRun['codes'],
  tags: TagSourceResult,
): RunTexts {
  const haveNoPlaceholders = lines.every(({ text }) => listPlaceholders(text).length === 0);
  if (haveNoPlaceholders) {
    const texts = lines.map(({ text, fallback }) => fillText(text, new Map(), fallback));
    return codes.map(() => texts);
  }
  const table = tags.source === 'list' ? tags.table : undefined;
  const columnKeys = table ? listColumnNames(table).map(toPlaceholderKey) : [];
  const rows = new Map<RunCode['line'], CodeTableRow['cells']>(table?.rows.map(({ line, cells }) => [line, cells]));
  return codes.map((code) => {
    const { number, serial } = getLabelTexts(code);
    const values = new Map([
      ['code', serial],
      ['number', number],
    ]);
    const cells = rows.get(code.line);
    columnKeys.forEach((columnKey, index) => values.set(columnKey, cells?.[index] ?? ''));
    for (const [name, value] of Object.entries(code.values ?? {})) values.set(toPlaceholderKey(name), value);
    return lines.map(({ text, fallback }) => fillText(text, values, fallback));
  });
}

/** Returns the distinct characters of each text line in a run, with its font, to find out which fonts are needed. */
export const listRunCharacters = (lines: readonly Pick<TextLine, 'font' | 'weight'>[], texts: RunTexts): TextInFont[] =>
  lines.map(({ font, weight }, index) => {
    const characters = new Set<string>();
    for (const textsOfCode of texts) for (const character of textsOfCode[index] ?? '') characters.add(character);
    return { text: [...characters].join(''), font, weight };
  });

/** Adds to each code the values of the columns that text lines use, so that a reprint does not need the list. */
export function addColumnValues(
  lines: readonly Pick<TextLine, 'text'>[],
  codes: PrintRun['codes'],
  tags: TagSourceResult,
): PrintRun['codes'] {
  const usedKeys = new Set(lines.flatMap(({ text }) => listPlaceholders(text)).map(toPlaceholderKey));
  const names = getColumnNames(tags).filter((name) => usedKeys.has(toPlaceholderKey(name)));
  if (names.length === 0 || tags.source !== 'list') return codes;
  const columnLines = names.map((name) => ({ text: `{${name}}`, fallback: '' }));
  const columnTexts = fillRunTexts(columnLines, codes, tags);
  return codes.map((code, codeIndex) => ({
    ...code,
    values: Object.fromEntries(names.map((name, index) => [name, columnTexts[codeIndex]?.[index] ?? ''])),
  }));
}
