import { tagSourceLabels } from '~/components/printing/tagSource.copy';
import { product } from '~/domain/brand';
import type { SeriesProblem } from '~/domain/printing/codes/codeSeries';
import type { CodeTableColumn, RunCode } from '~/domain/printing/codes/codeList';
import type { RunPart } from '~/domain/printing/codes/runPart';
import { createSampleCode } from '~/domain/printing/codes/createSampleCode';
import type { ReprintSourceSettings, RunSource, TagSourceResult } from '~/domain/printing/codes/tagSource';
import { truncate } from '~/domain/number/formatNumber';
import { formatCount } from '~/domain/number/amounts';

import { formatDayAndTime } from '../shared/formatTime';

function formatCodeRange(codes: readonly RunCode[]): string {
  const [firstCode, lastCode] = [codes[0]?.code ?? '', codes.at(-1)?.code ?? ''];
  return firstCode === lastCode ? firstCode : `${firstCode} to ${lastCode}`;
}

/** Returns a short summary of the codes, such as 'List of 120'. */
function summarizeTags(readResult: TagSourceResult): string {
  if (readResult.source === 'sample') return 'Samples';
  const { length } = readResult.codes;
  if (readResult.source === 'selected') return `${formatCount(length)} ${length === 1 ? product.name : product.plural}`;
  if (length === 0) return 'No codes yet';
  if (readResult.source === 'reprint') return `Reprint of ${formatCount(length)}`;
  return readResult.source === 'list' ? `List of ${formatCount(length)}` : formatCodeRange(readResult.codes);
}

/** Returns the next step for the user while there are no codes to print. */
function describeNextStep(readResult: TagSourceResult): string {
  if (readResult.source === 'list') {
    if (readResult.problems.length > 0) return 'Fix the list: no line has a code we can print';
    return readResult.table ? 'Select the column with the codes' : 'Paste codes or upload a file';
  }
  return readResult.source === 'series' ? 'Fix the number series' : 'Select tags first';
}

/** Returns the error message of a number series, keyed by the field that fixes it; {} if there is no error. */
function getSeriesErrors(
  problem: SeriesProblem | undefined,
): Partial<Record<'prefix' | 'start' | 'count' | 'digits', string>> {
  switch (problem?.reason) {
    case undefined:
      return {};
    case 'too-few-digits':
      return { digits: `The last number needs ${problem.needed} digits.` };
    case 'too-long':
      return { prefix: `Codes can have up to ${problem.max} characters. Shorten the prefix.` };
    case 'prefix':
      return { prefix: 'Use letters A to Z and digits, with - . _ between them.' };
    case 'too-many':
      return { count: `Up to ${formatCount(problem.max)} codes. Enter fewer.` };
    case 'not-whole':
      return { start: 'Enter a whole number.' };
  }
}

function formatColumnName({ index, name, example }: CodeTableColumn): string {
  const label = name === undefined ? `Column ${index + 1}` : truncate(name);
  return example === '' ? label : `${label}, such as ${truncate(example)}`;
}

const formatTableNote = (columnCount: number) =>
  `This looks like a table with ${formatCount(columnCount)} columns. We use one of them.`;

const formatPart = ({ partIndex, partCount, firstIndex, codes }: RunPart) =>
  partCount > 1 &&
  `Prints part ${partIndex + 1} of ${partCount}: ${formatCount(firstIndex + 1)} to ${formatCount(firstIndex + codes.length)}`;

/** Continue the number of codes, as in '3 of your tags'. */
const sourceTexts = {
  selected: 'of your tags',
  list: 'from your list',
  series: 'from your series',
  reprint: 'to print again',
};

export const tagSourceCopy = {
  title: tagSourceLabels.group,
  summary: summarizeTags,
  label: 'Which tags',
  sample: { label: 'Samples', note: `${createSampleCode(0)} onwards. For testing only.` },
  selected: {
    label: 'My tags',
    note: (count: number) => (count === 0 ? 'None selected' : `${formatCount(count)} selected`),
    choose: (count: number) => (count === 0 ? `Select ${product.plural}` : 'Change selection'),
  },
  list: {
    label: tagSourceLabels.list,
    note: 'Paste codes or upload a file',
    from: {
      label: 'List from',
      options: [
        { value: 'text', label: 'Pasted text' },
        { value: 'file', label: 'File' },
      ],
    },
    codes: 'Codes',
    codesNote: 'One per line or separated by commas. Tag links work too.',
    pasted: {
      label: 'Pasted text is',
      options: [
        { value: 'table', label: 'A table' },
        { value: 'list', label: 'Codes only' },
      ],
      notes: { table: formatTableNote, list: 'Every cell is read as a code.' },
    },
    header: 'First line is a header',
    sheet: 'Sheet',
    column: 'Column',
    noColumn: 'Select a column',
    columnName: formatColumnName,
  },
  series: {
    label: 'Numbered series',
    note: 'Prefix, first number, digits',
    prefix: 'Prefix',
    start: 'First number',
    count: 'How many',
    digits: 'Digits',
    getErrors: getSeriesErrors,
    fromTo: formatCodeRange,
  },
  reprint: {
    label: 'Reprint',
    note: ({ recordedAt }: ReprintSourceSettings) => `From the run of ${formatDayAndTime(recordedAt)}`,
  },
  recentRuns: 'Recent runs',
  download: 'Download codes',
  note: {
    whatToPrint: {
      title: 'What to print',
      describe: (run: RunSource) =>
        run.source === 'sample' ? 'Samples for now' : `${formatCount(run.part.codeCount)} ${sourceTexts[run.source]}`,
    },
    sample: 'Sample codes',
    choose: 'Choose your tags',
    change: { label: 'Change', name: 'Change tags' },
    preparing: (preparedCount: number, count: number) =>
      preparedCount === 0
        ? 'Opening the print window'
        : `Preparing ${formatCount(preparedCount)} of ${formatCount(count)} stickers`,
    cancel: 'Cancel',
    none: 'Nothing to print yet',
    nextStep: describeNextStep,
    run: (summary: string, copies: number) => `${summary}, ${formatCount(copies)} each`,
    currentPart: formatPart,
    showPart: ({ partIndex, partCount }: RunPart) => (partIndex + 1 < partCount ? 'Next part' : 'First part'),
  },
} as const;
