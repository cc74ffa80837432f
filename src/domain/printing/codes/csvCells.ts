/** Line break of all lines in a text that `normalizeText` returns. */
export const newline = '\n';

/**
 * Matches a first line such as `sep=;`, which declares the cell separator of a CSV file to Excel. Some programs repeat
 * the separator at the end of the line.
 */
const separatorLinePattern = /^"?sep=([^\w\s"]|\t)"?\1*[ \t]*(?:\n|$)/i;

export type NormalizedText = {
  /** The text without byte order mark and `sep=` line. All line breaks are `newline`. */
  body: string;
  /** Number of the line of the original text at which `body` starts, from 1. */
  firstLine: number;
  /** The cell separator that the `sep=` line declares. Undefined without such a line. */
  separator?: string;
};

/** Removes the byte order mark and Excel's `sep=` line, and normalizes line breaks. */
export function normalizeText(text: string): NormalizedText {
  const body = text.replace(/^\ufeff/, '').replace(/\r\n?/g, newline);
  const separator = separatorLinePattern.exec(body)?.[1];
  return separator === undefined
    ? { body, firstLine: 1 }
    : { separator, body: body.replace(separatorLinePattern, ''), firstLine: 2 };
}

/**
 * Splits a text into rows of cells. Its line breaks must be normalized to `newline`. Quoted cells can contain
 * separators and line breaks (RFC 4180). Quotation marks that do not enclose a whole cell are part of the cell's text.
 */
export function splitCells(text: string, separator: string): string[][] {
  const escapedSeparator = `\\u${separator.charCodeAt(0).toString(16).padStart(4, '0')}`;
  const cellPattern = new RegExp(
    `(?: *"([^"]*(?:""[^"]*)*)" *|([^${escapedSeparator}\\n]*))(${escapedSeparator}|\\n|$)`,
    'g',
  );
  const rows: string[][] = [];
  let row: string[] = [];
  for (const [, quotedText, plainText = '', cellEnd] of text.matchAll(cellPattern)) {
    row.push(quotedText?.replaceAll('""', '"') ?? plainText);
    if (cellEnd === separator) continue;
    rows.push(row);
    if (cellEnd === '') break;
    row = [];
  }
  return rows;
}
