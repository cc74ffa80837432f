import type { TextTable } from '~/components/data/column';

import { saveFile } from '../files/saveFile';

/**
 * What spreadsheets take for a formula is given an apostrophe in front (OWASP, 'CSV Injection'). A phone number begins
 * with a plus too, but holds nothing that could be computed, and is left as it is.
 */
const formula = /^(?!\+[\d ]+$)[=+\-@\t\r]/;

/** The table as a CSV file for spreadsheets: lines end as RFC 4180 says, and a mark tells that it is UTF-8. */
export async function writeCsv({ heads, lines }: TextTable): Promise<string> {
  const { unparse } = (await import('papaparse')).default;
  const text = unparse({ fields: heads, data: lines }, { escapeFormulae: formula });
  return `\uFEFF${text}\r\n`;
}

/** Hands a table to the reader as a file; `name` is without its ending. */
export async function downloadCsv(table: TextTable, name: string): Promise<void> {
  saveFile(new Blob([await writeCsv(table)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
