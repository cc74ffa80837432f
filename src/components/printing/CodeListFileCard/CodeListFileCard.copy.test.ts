import { expect, it } from 'vitest';

import { codeListFileCopy } from './CodeListFileCard.copy';

it.each([
  [{ reason: 'empty' }, 'This file is empty. Upload a CSV or text file with codes.'],
  [{ reason: 'spreadsheet' }, "We can't read spreadsheet files. Save the table as CSV and upload that."],
  [{ reason: 'binary' }, "This isn't a text file. Save the table as CSV and upload that."],
  [{ reason: 'unreadable' }, "We couldn't read this file. It may have moved. Upload it again."],
  [
    { reason: 'too-large', bytes: 20 * 1024 * 1024 },
    'This file has 20 MB. The limit is 5 MB. Split it, or save only the column with the codes.',
  ],
  [
    { reason: 'unclosed-quote', line: 3 },
    'Line 3 has an opening quotation mark without a closing one. Fix that line and upload the file again.',
  ],
] as const)('explains %j', (error, text) => {
  expect(codeListFileCopy.errorText(error)).toBe(text);
});
