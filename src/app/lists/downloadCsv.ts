import type { TextTable } from '~/components/data/column';

import { saveFile } from '../files/saveFile';

/**
 * Cells that spreadsheets would run as formulas; they are escaped with an apostrophe (OWASP, 'CSV Injection'). Phone
 * numbers start with a plus too, but are harmless.
 */
const formula = /^(?!\+[\d ]+$)[=+\-@\t\r]/;

/** A CSV file (RFC 4180) with a byte order mark, by which Excel recognizes UTF-8. */
export async function writeCsv({ headers, lines }: TextTable): Promise<string> {
  const { unparse } = (await import('papaparse')).default;
  const text = unparse({ fields: headers, data: lines }, { escapeFormulae: formula });
  return `\uFEFF${text}\r\n`;
}

/** Downloads a table as CSV; `name` without extension. */
export async function downloadCsv(table: TextTable, name: string): Promise<void> {
  saveFile(new Blob([await writeCsv(table)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
