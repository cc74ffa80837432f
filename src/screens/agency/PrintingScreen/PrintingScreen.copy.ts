import { formatCount } from '~/domain/number/amounts';
import type { PrintedBeforeSummary } from '~/domain/printing/runs/printedCodes';

import { formatDayAndTime } from './shared/formatTime';

function describePrintedBefore({ codeCount, printedCount, printedAt }: PrintedBeforeSummary): string {
  const time = formatDayAndTime(printedAt);
  if (codeCount === 1) return `This code was printed on ${time}. Print it again?`;
  if (printedCount === codeCount)
    return `All ${formatCount(codeCount)} codes were printed on ${time}. Print them again?`;
  return printedCount === 1
    ? `1 of these ${formatCount(codeCount)} codes was printed on ${time}. Print it again?`
    : `${formatCount(printedCount)} of these ${formatCount(codeCount)} codes were printed on ${time}. Print them again?`;
}

export const printingCopy = {
  title: 'Printing',
  print: 'Print Design',
  reset: 'Reset',
  useLast: 'Use last settings',
  moreActions: 'More actions',
  printErrors: {
    blocked: 'Your browser blocked the print window. Allow pop-ups for this site, then select Print Design again.',
    closed: 'The print window was closed before it could print. Select Print Design to open it again.',
    failed:
      "Your design or part of this page didn't load, so nothing was printed. Check your connection and upload the design again.",
  },
  confirm: {
    title: (elements: readonly string[]) => {
      const [qr, barcode] = [elements.includes('qr'), elements.includes('barcode')];
      if (qr && !barcode) return "This QR code probably won't scan";
      if (barcode && !qr) return "This barcode probably won't scan";
      return elements.every((element) => element === 'text')
        ? "This text won't print correctly"
        : "These stickers probably won't scan";
    },
    printedTitle: 'Already printed',
    printedBefore: describePrintedBefore,
    printAnyway: 'Print anyway',
    back: 'Back to settings',
    cancel: 'Cancel',
  },
} as const;
