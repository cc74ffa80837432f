import { expect, it } from 'vitest';

import { codeListFileCopy } from './CodeListFileCard.copy';

it.each([
  [{ reason: 'empty' }, 'This file is empty. Upload a list with codes.'],
  [{ reason: 'other-spreadsheet' }, "We can't read this kind of spreadsheet. Save it as .xlsx or CSV and upload that."],
  [{ reason: 'protected' }, 'This spreadsheet has a password. Save it without the password and upload that.'],
  [{ reason: 'damaged' }, 'This spreadsheet is damaged. Open it, save it again as .xlsx or CSV and upload that.'],
  [
    { reason: 'too-much-content' },
    'This spreadsheet is too large to unpack. Save only the column with the codes and upload that.',
  ],
  [
    { reason: 'not-loaded' },
    "We couldn't load what reads spreadsheets. Check your connection and upload the file again.",
  ],
  [{ reason: 'binary' }, "This isn't a list we can read. Save the table as .xlsx or CSV and upload that."],
  [{ reason: 'unreadable' }, "We couldn't read this file. It may have moved. Upload it again."],
  [
    { reason: 'too-large', bytes: 20 * 1024 * 1024 },
    'This file has 20 MB. The limit is 5 MB. Split it, or save only the column with the codes.',
  ],
  [
    { reason: 'unclosed-quote', line: 3 },
    'Line 3 has an opening quotation mark without a closing one. Fix that line and upload the file again.',
  ],
] as const)('explains the error $reason', (error, text) => {
  expect(codeListFileCopy.errorText(error)).toBe(text);
});
