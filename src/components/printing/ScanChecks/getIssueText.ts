import { formatCount } from '~/domain/number/amounts';
import { formatNumber, formatWithUnit } from '~/domain/number/formatNumber';
import type { Issue, QuickFix } from '~/domain/printing/checks/issues';
import type { Size } from '~/domain/printing/settings/paper';
import { codeElements, isSquareCode } from '~/domain/printing/sticker/stickerElements';
import type { StickerElement, StickerSettings } from '~/domain/printing/sticker/stickerElements';

import { stickerElementNames, getLineIssueText } from './getLineIssueText';
import type { IssueText } from './getLineIssueText';

type IssueOf<Kind extends Issue['kind']> = Extract<Issue, { kind: Kind }>;

const getElementName = (element: StickerElement, settings: StickerSettings) =>
  element === 'barcode' && isSquareCode(settings, element) ? 'Data Matrix code' : stickerElementNames[element];

const formatMm = (value: number, decimals = 3) => formatWithUnit(value, 'mm', decimals);

/** Returns the error for the field of a width or height that is too small. */
export const formatSideError = (needed: number) => `Use at least ${formatMm(needed)}.`;

/** Returns the sides of a needed sticker, but only those that differ from the current sticker: '21 mm wide'. */
function formatStickerSides({ width, height }: Size, { design }: StickerSettings): string {
  if (height === design.height) return `${formatMm(width)} wide`;
  return width === design.width ? `${formatMm(height)} high` : `${formatNumber(width)} × ${formatNumber(height)} mm`;
}

/** True if a quick fix changes the position of a code. */
const movesCode = (quickFix: QuickFix, settings: StickerSettings) =>
  codeElements.some((code) => {
    const { x, y } = quickFix[code] ?? {};
    return (x !== undefined && x !== settings[code].x) || (y !== undefined && y !== settings[code].y);
  });

const formatResizeLabel = (size: number, quickFix: QuickFix | undefined, settings: StickerSettings) =>
  quickFix && `Make it ${formatMm(size)}${movesCode(quickFix, settings) ? ' and move it' : ''}`;

/** Returns the label of the quick fix that enlarges a code. */
const formatSizeFixLabel = (
  { needed, neededStickerSize, quickFix }: IssueOf<'module' | 'dots' | 'height'>,
  settings: StickerSettings,
) => (neededStickerSize ? 'Enlarge code and sticker' : formatResizeLabel(needed, quickFix, settings));

/**
 * Returns a sentence about the sticker size that a code needs, with a space before it; '' if the code has enough space.
 */
const formatNeededSticker = ({ neededStickerSize }: Issue, settings: StickerSettings) =>
  neededStickerSize ? ` It needs a sticker at least ${formatStickerSides(neededStickerSize, settings)}.` : '';

function describeModule(issue: IssueOf<'module'>, settings: StickerSettings): IssueText {
  const { element, level, moduleWidth, codeWidth, needed, neededStickerSize, alternativeFix } = issue;
  const isSquare = isSquareCode(settings, element);
  const isError = level === 'error';
  const moduleSize = `${moduleWidth.toFixed(2)} mm`;
  const flaw = `${isError ? 'too' : 'a little'} ${isSquare ? 'small' : 'narrow'}`;
  const problem = `The ${getElementName(element, settings)} is ${flaw} at ${formatMm(codeWidth)}.`;
  const advice =
    isError || isSquare ? `Make it at least ${formatMm(needed)}.` : `Every scanner reads ${formatMm(needed)}.`;
  return {
    text: neededStickerSize
      ? `${problem} It needs to be ${formatMm(needed)}, on a sticker at least ${formatStickerSides(neededStickerSize, settings)}.`
      : `${problem} ${advice}`,
    detail: isSquare
      ? `Its squares are ${moduleSize} wide. Phones need 0.40 mm.`
      : `Thinnest bar ${moduleSize}. All scanners read 0.25 mm, hand-held ones 0.19 mm.`,
    badgeText: isSquare ? 'Too small' : 'Too narrow',
    quickFixLabel: formatSizeFixLabel(issue, settings),
    alternativeFixLabel: alternativeFix && 'Use Data Matrix',
  };
}

/** Returns the new size; undefined if the size stays the same. */
const getSizeIfChanged = (after: number | undefined, before: number) => (after === before ? undefined : after);

function describeEdge(issue: IssueOf<'edge'>, settings: StickerSettings): IssueText {
  const { element, level, distance, neededStickerSize, quickFix } = issue;
  const problem =
    level === 'error'
      ? `sticks out ${formatMm(-distance, 2)} and will be cut off.`
      : `is ${formatMm(Math.max(0, distance), 2)} from the edge, so a cut may hit it. Leave 1 mm.`;
  const size = quickFix?.qr
    ? getSizeIfChanged(quickFix.qr.size, settings.qr.size)
    : getSizeIfChanged(quickFix?.barcode?.width, settings.barcode.width);
  const resizeLabel = size === undefined ? 'Move it inside' : formatResizeLabel(size, quickFix, settings);
  const stickerLabel = neededStickerSize && `Make the sticker ${formatStickerSides(neededStickerSize, settings)}`;
  return {
    text: `The ${getElementName(element, settings)} ${problem}${formatNeededSticker(issue, settings)}`,
    badgeText: 'Cut off',
    quickFixLabel: quickFix && (stickerLabel ?? resizeLabel),
  };
}

function describeQuietZone(
  { element, coveredBy, quickFix }: IssueOf<'quiet-zone'>,
  settings: StickerSettings,
): IssueText {
  const name = getElementName(element, settings);
  if (coveredBy === 'image') {
    const text = `The ${name} has no background, so the design may hide it.`;
    return { text, badgeText: 'On the design', quickFixLabel: 'Turn the background on' };
  }
  const text = `The ${getElementName(coveredBy, settings)} is too close to the ${name}.`;
  return { text, badgeText: 'Covered', quickFixLabel: quickFix && 'Move it away' };
}

function describeContrast(
  { element, level, problem, ratio, needed }: IssueOf<'contrast'>,
  settings: StickerSettings,
): IssueText {
  const name = `The ${getElementName(element, settings)}`;
  const measuredText = `${formatNumber(ratio, 2)}:1. ${needed}:1 scans well.`;
  const quickFixLabel = 'Make it black on white';
  switch (problem) {
    case 'inverted':
      return {
        text: `${name} is lighter than its background. Most scanners can't read that.`,
        badgeText: 'Inverted',
        quickFixLabel,
      };
    case 'red': {
      const text = `${name} has a colour that red scanners barely see.`;
      return { text, badgeText: 'Hard to see', detail: `Contrast under red light ${measuredText}`, quickFixLabel };
    }
    case 'pale': {
      const text = `${name} is ${level === 'error' ? 'too pale' : 'a little pale'} on its background.`;
      return { text, badgeText: 'Too pale', detail: `Contrast ${measuredText}`, quickFixLabel };
    }
  }
}

const labelProblemTexts: Record<IssueOf<'text'>['reason'], string> = {
  empty: "is empty, so it won't print.",
  'foreign-letters': "has letters we can't print, so it is left out.",
  'too-long': 'is too long to read, so it is left out. Make its code wider.',
};

const sheetProblemTexts: Record<IssueOf<'no-room'>['reason'], string> = {
  'margins-leave-nothing': 'The margins fill the whole page.',
  'too-wide': 'The design is wider than the page inside the margins.',
  'too-tall': 'The design is taller than the page inside the margins.',
  'not-a-number': "These measurements don't make a sheet.",
};

const codesProblemTexts: Record<Exclude<IssueOf<'codes'>['problem'], 'no-codes'>, string> = {
  empty: 'empty. Add the code or remove the line.',
  duplicate: 'used twice, so two stickers would open the same tag.',
  'no-barcode': "can't be a barcode. Use letters A to Z and digits.",
};

function describeCodes({ problem, indices }: IssueOf<'codes'>): IssueText {
  if (problem === 'no-codes') return { text: 'There are no codes to print.' };
  const firstPositions = indices.slice(0, 5).map((position) => position + 1);
  const positions = `${indices.length === 1 ? 'Code' : 'Codes'} ${firstPositions.join(', ')}${indices.length > 5 ? ' …' : ''}`;
  return { text: `${positions}: ${codesProblemTexts[problem]}` };
}

/** Returns the texts for an issue. `settings` are the settings that were checked. */
export function getIssueText(issue: Issue, settings: StickerSettings): IssueText {
  switch (issue.kind) {
    case 'module':
      return describeModule(issue, settings);
    case 'dots': {
      const moduleName = isSquareCode(settings, issue.element) ? 'square' : 'bar';
      return {
        text: `The ${getElementName(issue.element, settings)} is too fine for ${issue.dpi} dpi. It has ${formatNumber(issue.dotsPerModule, 1)} printer dots per ${moduleName}. 4 print cleanly.${formatNeededSticker(issue, settings)}`,
        badgeText: 'Too fine',
        quickFixLabel: formatSizeFixLabel(issue, settings),
      };
    }
    case 'height':
      return {
        text: `The barcode is too low at ${formatMm(issue.height)}. ${formatMm(issue.needed)} is easy to hit.${formatNeededSticker(issue, settings)}`,
        badgeText: 'Too low',
        quickFixLabel: formatSizeFixLabel(issue, settings),
      };
    case 'edge':
      return describeEdge(issue, settings);
    case 'quiet-zone':
      return describeQuietZone(issue, settings);
    case 'design': {
      const text = `The ${getElementName(issue.element, settings)} covers part of the design`;
      return issue.quickFix
        ? { text: `${text}.`, quickFixLabel: 'Move it to a free area' }
        : { text, detail: 'No free area is big enough for it' };
    }
    case 'contrast':
      return describeContrast(issue, settings);
    case 'patch':
      return {
        text: `The ${getElementName(issue.element, settings)} is on a colour. White is safest.`,
        quickFixLabel: 'Make it white',
      };
    case 'text':
      return { text: `The ${getElementName(issue.element, settings)} ${labelProblemTexts[issue.reason]}` };
    case 'no-room':
      return { text: sheetProblemTexts[issue.reason], quickFixLabel: issue.quickFix && 'Rotate the paper' };
    case 'waste': {
      const [current, rotated] = [formatCount(issue.perPage), formatCount(issue.rotatedPerPage)];
      return {
        text: `Rotate the paper to fit ${rotated} stickers a page instead of ${current}.`,
        quickFixLabel: 'Rotate the paper',
      };
    }
    case 'codes':
      return describeCodes(issue);
    default:
      return getLineIssueText(issue, settings);
  }
}
