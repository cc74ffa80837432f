import { formatCount } from '~/domain/number/amounts';
import type { CodeFinding } from '~/domain/printing/pdf/codeCheck';
import type { StickerLocation } from '~/domain/printing/pdf/pdfRun';
import type { CodeElement } from '~/domain/printing/sticker/stickerElements';

const elementNames: Record<CodeElement, string> = { qr: 'QR code', barcode: 'barcode' };

/** Returns the position of a sticker, such as 'page 7, label 3'. Also names the file if there are several. */
const formatLocation = ({ file, page, slot }: StickerLocation, fileCount: number) =>
  `${fileCount > 1 ? `file ${file}, ` : ''}page ${formatCount(page)}, label ${formatCount(slot)}`;

const makeAgainText = "Don't print this PDF: reload this page, then make it again.";

function describeProblem(finding: CodeFinding, locate: (index: number) => string): string {
  const code = elementNames[finding.element];
  switch (finding.kind) {
    case 'unread':
      return `the ${code} could not be read. Make it larger, or move it away from the edge and the picture, then check again.`;
    case 'wrong':
      return `the ${code} contains “${finding.text}” instead of “${finding.expectedText}”. ${makeAgainText}`;
    case 'misplaced':
      return `the ${code} belongs on ${locate(finding.otherIndex)}. ${makeAgainText}`;
    case 'duplicate':
      return `the ${code} is the same as on ${locate(finding.otherIndex)}. ${makeAgainText}`;
  }
}

export const pdfCheckCopy = {
  check: 'Check codes',
  checkAll: 'Check all codes',
  show: 'Show sticker',
  checking: 'Checking the codes',
  progress: (page: number, pageCount: number) =>
    `Page ${formatCount(page)} of ${formatCount(pageCount)} of the finished PDF`,
  /**
   * Returns the title of the result. If all codes can be read but some are wrong, the title counts the wrong codes:
   * '20 of 20 codes read' would sound like a success.
   */
  result: (findings: readonly CodeFinding[], codeCount: number) => {
    const unreadCount = findings.filter(({ kind }) => kind === 'unread').length;
    const hasOnlyWrongCodes = findings.length > 0 && unreadCount === 0;
    if (codeCount === 1) {
      if (hasOnlyWrongCodes) return 'The code is wrong';
      return unreadCount === 0 ? 'The code was read' : 'The code could not be read';
    }
    if (hasOnlyWrongCodes) return `${formatCount(findings.length)} of ${formatCount(codeCount)} codes wrong`;
    return `${formatCount(codeCount - unreadCount)} of ${formatCount(codeCount)} codes read`;
  },
  allRight: (codeCount: number, isPartial: boolean) =>
    codeCount === 1
      ? "It's in the right place."
      : `${isPartial ? 'All checked codes are' : 'All'} in the right place, no duplicates.`,
  stale: 'Out of date. Check again.',
  resultBefore: (result: string) => `${result} before you made changes.`,
  checkAgain: 'Check again',
  partial: (stickerCount: number) =>
    `Checked the first and last sticker of each page, of ${formatCount(stickerCount)} stickers in all.`,
  finding: (finding: CodeFinding, locate: (index: number) => StickerLocation, fileCount: number) => {
    const describeLocation = (index: number) => formatLocation(locate(index), fileCount);
    const location = describeLocation(finding.index);
    return `${location.charAt(0).toUpperCase()}${location.slice(1)}: ${describeProblem(finding, describeLocation)}`;
  },
  more: (count: number) => `${formatCount(count)} more ${count === 1 ? 'code has' : 'codes have'} errors.`,
  failed:
    "The codes could not be checked: part of this page didn't load, or the browser ran out of memory. Check your connection, close other tabs, then check again.",
} as const;
