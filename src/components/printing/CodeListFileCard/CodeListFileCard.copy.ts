import { formatCount } from '~/domain/number/amounts';
import { maxCodeListFileSize } from '~/domain/printing/codes/codeListFile';
import type { CodeListFileError } from '~/domain/printing/codes/codeListFile';

const roundUpToMegabytes = (bytes: number) => Math.ceil(bytes / 1024 / 1024);
const saveAsCsvAdvice = 'Save the table as CSV and upload that.';

function errorText(error: CodeListFileError): string {
  switch (error.reason) {
    case 'empty':
      return 'This file is empty. Upload a CSV or text file with codes.';
    case 'spreadsheet':
      return `We can't read spreadsheet files. ${saveAsCsvAdvice}`;
    case 'binary':
      return `This isn't a text file. ${saveAsCsvAdvice}`;
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
    detail: 'CSV or text. Drop it here or upload it.',
    choose: 'Upload',
    hiddenLabel: ' a file',
  },
  replace: { label: 'Replace', hiddenLabel: ' the file', detail: 'Drop another file here to replace it' },
  truncated: (lines: number) =>
    `This file has more than ${formatCount(lines)} lines. We use the first ${formatCount(lines)}. Save the rest as another file.`,
  errorText,
} as const;
