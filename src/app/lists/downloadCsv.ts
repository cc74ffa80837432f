import type { ExportTable } from '~/components/data/column';

import { saveFile } from '../files/saveFile';

/**
 * Matches cells that a spreadsheet would run as a formula; papaparse puts an apostrophe before them (OWASP, 'CSV
 * Injection'). A phone number such as '+971 50 000 0101' is no formula and does not match.
 */
const formulaPattern = /^(?!\+[\d ]+$)[=+\-@\t\r]/;

/** Returns the text of a CSV file (RFC 4180). It starts with a byte order mark, so that Excel reads it as UTF-8. */
export async function writeCsv({ headers, rows }: ExportTable): Promise<string> {
  const { unparse } = (await import('papaparse')).default;
  const text = unparse({ fields: headers, data: rows }, { escapeFormulae: formulaPattern });
  return `\uFEFF${text}\r\n`;
}

/** Message for the user if `downloadCsv` rejects. */
export const downloadFailedMessage = "We couldn't make the file. Check your connection and try again.";

/** Downloads a table as the file `{name}.csv`. Rejects if the CSV writer could not be loaded. */
export async function downloadCsv(table: ExportTable, name: string): Promise<void> {
  saveFile(new Blob([await writeCsv(table)], { type: 'text/csv;charset=utf-8' }), `${name}.csv`);
}
