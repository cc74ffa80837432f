import { expect, it } from 'vitest';

import { codeListFileCopy } from './CodeListFileCard.copy';

it.each([
  [{ reason: 'empty' }, 'This file is empty. Choose a CSV or text file with codes.'],
  [{ reason: 'spreadsheet' }, 'This is a file of a spreadsheet program. Save the table as CSV and choose that.'],
  [{ reason: 'binary' }, 'This file is not text. Save the table as CSV and choose that.'],
  [{ reason: 'unreadable' }, 'This file could not be read. Choose it again.'],
  [
    { reason: 'too-large', bytes: 20 * 1024 * 1024 },
    'This file has 20 MB and 5 MB is the most. Split it, or save the column of the codes alone.',
  ],
  [
    { reason: 'unclosed-quote', line: 3 },
    'A quotation mark in line 3 is opened and never closed. Mend that line and choose it again.',
  ],
] as const)('explains %j', (error, text) => {
  expect(codeListFileCopy.errorText(error)).toBe(text);
});
