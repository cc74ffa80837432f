import { formatCount } from '~/domain/number/amounts';
import { maxCodeListFileSize } from '~/domain/printing/codes/codeListFile';
import type { CodeListFileError } from '~/domain/printing/codes/codeListFile';

const megabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
const saveAsCsv = 'Save the table as CSV and choose that.';

function errorText(error: CodeListFileError): string {
  switch (error.reason) {
    case 'empty':
      return 'This file is empty. Choose a CSV or text file with codes.';
    case 'spreadsheet':
      return `This is a file of a spreadsheet program. ${saveAsCsv}`;
    case 'binary':
      return `This file is not text. ${saveAsCsv}`;
    case 'unreadable':
      return 'This file could not be read. Choose it again.';
    case 'too-large':
      return `This file has ${megabytes(error.bytes)} MB and ${megabytes(maxCodeListFileSize)} MB is the most. Split it, or save the column of the codes alone.`;
    case 'unclosed-quote':
      return `A quotation mark in line ${error.line} is opened and never closed. Mend that line and choose it again.`;
  }
}

export const codeListFileCopy = {
  empty: {
    title: 'No file yet',
    detail: 'CSV or text: drop it here, or choose it',
    choose: 'Choose',
    ofWhat: ' a file',
  },
  replace: { label: 'Replace', ofWhat: ' the file', detail: 'Drop another here, or choose one' },
  cut: (lines: number) =>
    `This file has more than ${formatCount(lines)} lines, and the first ${formatCount(lines)} are used. Save the rest as another file.`,
  errorText,
} as const;
