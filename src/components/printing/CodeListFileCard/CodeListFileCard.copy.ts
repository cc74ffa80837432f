import { formatCount } from '~/domain/number/amounts';
import { maxCodeListFileSize } from '~/domain/printing/codes/codeListFile';
import type { CodeListFileError } from '~/domain/printing/codes/codeListFile';

const roundUpToMegabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);

function formatError(error: CodeListFileError): string {
  switch (error.reason) {
    case 'empty':
      return 'This file is empty. Upload a list with codes.';
    case 'other-spreadsheet':
      return "We can't read this kind of spreadsheet. Save it as .xlsx or CSV and upload that.";
    case 'protected':
      return 'This spreadsheet has a password. Save it without the password and upload that.';
    case 'damaged':
      return 'This spreadsheet is damaged. Open it, save it again as .xlsx or CSV and upload that.';
    case 'too-much-content':
      return 'This spreadsheet is too large to unpack. Save only the column with the codes and upload that.';
    case 'not-loaded':
      return "We couldn't load what reads spreadsheets. Check your connection and upload the file again.";
    case 'binary':
      return "This isn't a list we can read. Save the table as .xlsx or CSV and upload that.";
    case 'unreadable':
      return "We couldn't read this file. It may have moved. Upload it again.";
    case 'too-large':
      return `This file has ${roundUpToMegabytes(error.bytes)} MB. The limit is ${roundUpToMegabytes(maxCodeListFileSize)} MB. Split it, or save only the column with the codes.`;
    case 'unclosed-quote':
      return `Line ${error.line} has an opening quotation mark without a closing one. Fix that line and upload the file again.`;
  }
}

export const codeListFileCopy = {
  empty: {
    title: 'Add your list',
    detail: 'Excel, CSV or text. Drop it here or upload it.',
    choose: 'Upload',
    hiddenLabel: ' a file',
  },
  replace: { label: 'Replace', hiddenLabel: ' the file', detail: 'Drop another file here to replace it' },
  truncated: (lines: number) =>
    `This file has more than ${formatCount(lines)} lines. We use the first ${formatCount(lines)}. Save the rest as another file.`,
  hiddenRows: (count: number) =>
    count === 1
      ? '1 hidden row is left out. Show it in the spreadsheet and upload it again to use it.'
      : `${formatCount(count)} hidden rows are left out. Show them in the spreadsheet and upload it again to use them.`,
  errorText: formatError,
} as const;
