import { formatCount } from '~/domain/number/amounts';
import { formatNumber, formatWithUnit, truncate } from '~/domain/number/formatNumber';
import type { Issue } from '~/domain/printing/checks/issues';
import type { TextLineFinding } from '~/domain/printing/checks/textLineFinding';
import type { StickerElement, StickerSettings } from '~/domain/printing/sticker/stickerElements';

export type IssueText = {
  text: string;
  /** The issue in up to three words, for the badge of an issue with level 'error'. Undefined if no badge is shown. */
  badgeText?: string;
  detail?: string | undefined;
  quickFixLabel?: string | undefined;
  alternativeFixLabel?: string | undefined;
};

type LineIssue = Issue & TextLineFinding;

/** Names of the elements, as they appear within a sentence. */
export const stickerElementNames: Record<StickerElement, string> = {
  qr: 'QR code',
  barcode: 'barcode',
  number: 'number label',
  serial: 'serial number',
};

const formatMm = (value: number) => formatWithUnit(value, 'mm', 1);

/**
 * Quotes a text. The two invisible isolate characters keep an Arabic text from changing the order of the words around
 * it.
 */
const quote = (text: string) => `“\u2068${truncate(text)}\u2069”`;

const formatOthersNote = (otherCount: number, noun: string) =>
  otherCount === 0
    ? undefined
    : `So ${otherCount === 1 ? 'is' : 'are'} ${formatCount(otherCount)} more ${noun}${otherCount === 1 ? '' : 's'}.`;

const joinNames = (names: readonly string[]) => new Intl.ListFormat('en').format(names.map((name) => `“${name}”`));

/** Returns the label of a quick fix for texts that are too long. */
function getTooLongFixLabel({ quickFix }: LineIssue): string | undefined {
  const lineChange = quickFix?.textLine?.change;
  if (!lineChange) return undefined;
  return lineChange.width === undefined ? 'Shrink to fit' : `Make the line ${formatMm(lineChange.width)} wide`;
}

/** Returns the texts for an issue of a text line. */
export function getLineIssueText(issue: LineIssue, { textLines = [] }: StickerSettings): IssueText {
  const name = textLines.length > 1 ? `Text line ${issue.lineIndex + 1}` : 'The text';
  switch (issue.kind) {
    case 'line-too-long':
      return {
        text: `${quote(issue.text)} on sticker ${formatCount(issue.stickerNumber)} is ${formatMm(Math.max(0.1, issue.excess))} too long${issue.level === 'error' ? ' and will be cut off' : ''}.`,
        badgeText: 'Cut off',
        detail:
          formatOthersNote(issue.otherCount, 'text') ??
          (issue.quickFix ? undefined : 'Shorten it, or make the sticker wider.'),
        quickFixLabel: getTooLongFixLabel(issue),
      };
    case 'line-character':
      return {
        text: `Our fonts have no “${issue.character}”, so ${quote(issue.text)} is left off sticker ${formatCount(issue.stickerNumber)}${
          issue.otherCount > 0 ? ` and ${formatCount(issue.otherCount)} more` : ''
        }. Remove it or use another text.`,
        badgeText: 'Left out',
      };
    case 'line-column':
      return {
        text: `${name} asks for ${joinNames(issue.names)}, but your codes have no such column.`,
        detail: 'Choose the list with this column, or change the text.',
      };
    case 'line-empty':
      return { text: `${name} is empty, so nothing is printed.` };
    case 'line-edge':
      return {
        text:
          issue.distance < 0
            ? `${name} sticks out ${formatMm(-issue.distance)} and will be cut off.`
            : `${name} is ${formatMm(issue.distance)} from the edge, so a cut may hit it. Leave 1 mm.`,
        badgeText: 'Cut off',
        detail: issue.quickFix ? undefined : 'Shorten it, or choose a smaller size.',
        quickFixLabel: issue.quickFix && 'Move it inside',
      };
    case 'line-over-code':
      return {
        text: `${name} is on the ${stickerElementNames[issue.coveredElement]} or its clear edge.`,
        badgeText: 'On a code',
        detail: issue.quickFix ? undefined : 'Move it, or choose a smaller size.',
        quickFixLabel: issue.quickFix && 'Move it away',
      };
    case 'line-contrast':
      return {
        text: `${name} is too pale on white.`,
        detail: `Contrast ${formatNumber(issue.ratio, 2)}:1. ${issue.needed}:1 can be read.`,
        quickFixLabel: 'Make it black',
      };
    case 'line-small': {
      const size = issue.quickFix?.textLine?.change.size;
      return {
        text: `${name} is hard to read: its capitals are ${formatMm(issue.height)} high, ${formatMm(issue.needed)} is the minimum.`,
        quickFixLabel: size === undefined ? undefined : `Make it ${formatWithUnit(size, 'pt', 1)}`,
      };
    }
  }
}
