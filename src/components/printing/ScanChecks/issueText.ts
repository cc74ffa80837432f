import { formatCount } from '~/domain/number/amounts';
import type { Issue, QuickFix } from '~/domain/printing/checks/issues';
import type { Size } from '~/domain/printing/settings/paper';
import type { StickerElement } from '~/domain/printing/sticker/stickerElements';
import { formatNumber, formatWithUnit } from '~/domain/number/formatNumber';

/** Sentence for an issue, an optional explanation, and the label of its quick fix. */
export type IssueText = { text: string; detail?: string; quickFix?: string };

const names: Record<StickerElement, string> = {
  qr: 'QR code',
  barcode: 'barcode',
  number: 'number label',
  serial: 'serial number',
};

/** Name at the start of a sentence. */
const capitalized = (element: StickerElement) => (element === 'qr' ? 'QR code' : 'Barcode');

const mm = (value: number, decimals = 3) => formatWithUnit(value, 'mm', decimals);

const noSpaceText = ({ width, height }: Size, element: StickerElement) =>
  `The design of ${formatNumber(width)} × ${formatNumber(height)} mm has no room for this ${element === 'qr' || element === 'number' ? 'code' : 'barcode'} and the edge that a cutter needs: make the design larger.`;

/** True if a quick fix of the size also moves the code. */
const moves = (quickFix: QuickFix, before: StickerBoxes) =>
  (['qr', 'barcode'] as const).some((code) => {
    const { x, y } = quickFix[code] ?? {};
    return (x !== undefined && x !== before[code].x) || (y !== undefined && y !== before[code].y);
  });

/** The settings that the texts depend on. */
export type StickerBoxes = {
  design: Size;
  qr: { x: number; y: number; size: number };
  barcode: { x: number; y: number; width: number };
};

const applyLabel = (size: number, quickFix: QuickFix | undefined, before: StickerBoxes) =>
  quickFix && `Apply ${mm(size)}${moves(quickFix, before) ? ' and move it' : ''}`;

type Of<Kind extends Issue['kind']> = Extract<Issue, { kind: Kind }>;

/** Omits undefined properties. */
const textOf = (
  text: string,
  more: { detail?: string | undefined; quickFix?: string | undefined } = {},
): IssueText => ({
  text,
  ...(more.detail !== undefined && { detail: more.detail }),
  ...(more.quickFix !== undefined && { quickFix: more.quickFix }),
});

function moduleText({ element, level, module, size, needed, quickFix }: Of<'module'>, before: StickerBoxes): IssueText {
  const shown = `${module.toFixed(2)} mm`;
  const room = quickFix ? '' : ` ${noSpaceText(before.design, element)}`;
  if (element === 'barcode') {
    const problem =
      level === 'error' ? 'is too narrow for what it carries: needs at least' : 'is tight: any scanner reads';
    const detail = `Its narrowest bars are ${shown} wide, and hand-held scanners need 0.25 mm.${room}`;
    return textOf(`Barcode ${mm(size)} wide ${problem} ${mm(needed)}`, {
      detail,
      quickFix: applyLabel(needed, quickFix, before),
    });
  }
  return textOf(
    `QR code ${mm(size)} is ${level === 'error' ? 'too small' : 'small'} for this address: ${mm(needed)} scans well`,
    {
      detail: `Its modules are ${shown} wide, and phones need 0.40 mm.${room}`,
      quickFix: applyLabel(needed, quickFix, before),
    },
  );
}

/** The new size, or undefined if it stays the same. */
const changedSize = (after: number | undefined, before: number) => (after === before ? undefined : after);

function edgeText({ element, level, distance, quickFix }: Of<'edge'>, before: StickerBoxes): IssueText {
  const cut =
    level === 'error'
      ? `sticks out of the sticker by ${mm(-distance, 2)} and is cut off`
      : `is ${mm(Math.max(0, distance), 2)} from the edge: a cut that is a little off hits it`;
  const size = quickFix?.qr
    ? changedSize(quickFix.qr.size, before.qr.size)
    : changedSize(quickFix?.barcode?.width, before.barcode.width);
  return textOf(`The ${names[element]} ${cut}`, {
    detail: quickFix ? undefined : noSpaceText(before.design, element),
    quickFix: size === undefined ? quickFix && 'Move it inside' : applyLabel(size, quickFix, before),
  });
}

function backgroundText(issue: Of<'quiet-zone'> | Of<'contrast'> | Of<'patch'>): IssueText {
  const name = `The ${names[issue.element]}`;
  if (issue.kind === 'patch') {
    return textOf(`${name} stands on a colour: white is the surest`, { quickFix: 'Apply white' });
  }
  if (issue.kind === 'quiet-zone') {
    return issue.covered === 'image'
      ? textOf(`Without its background the ${names[issue.element]} stands on the picture, which may hide it`, {
          quickFix: 'Turn the background on',
        })
      : textOf(`The ${names[issue.covered]} reaches into the light edge of the ${names[issue.element]}`, {
          quickFix: issue.quickFix && 'Move it beside',
        });
  }
  const quickFix = 'Apply black on white';
  const measured = `${formatNumber(issue.ratio, 2)}:1; ${issue.needed}:1 reads well.`;
  if (issue.problem === 'inverted')
    return textOf(`${name} is lighter than its background: most readers fail`, { quickFix });
  if (issue.problem === 'red') {
    return textOf(`${name} has a colour that scanners with red light hardly see`, {
      detail: `Contrast under red light ${measured}`,
      quickFix,
    });
  }
  const pale = issue.level === 'error' ? 'too pale' : 'pale';
  return textOf(`${name} is ${pale} on its background`, { detail: `Contrast ${measured}`, quickFix });
}

const labelProblems: Record<Of<'text'>['reason'], string> = {
  empty: 'is empty and is left out',
  'foreign-letters': 'has letters that cannot be printed and is left out',
  'too-long': 'has no room in letters that can be read and is left out: make its code wider',
};

const sheetProblems: Record<Of<'no-room'>['reason'], string> = {
  'margins-leave-nothing': 'The margins take the whole page',
  'too-wide': 'The design is wider than the page inside the margins',
  'too-tall': 'The design is taller than the page inside the margins',
  'not-a-number': 'These measures make no sheet',
};

function codesText({ problem, at }: Of<'codes'>): IssueText {
  const shown = at.slice(0, 5).map((position) => position + 1);
  const positions = `${at.length === 1 ? 'Code' : 'Codes'} ${shown.join(', ')}${at.length > 5 ? ' …' : ''}`;
  switch (problem) {
    case 'no-codes':
      return textOf('There are no codes to print');
    case 'empty':
      return textOf(`${positions}: nothing to carry`);
    case 'duplicate':
      return textOf(`${positions}: there before, and two stickers would lead to one tag`);
    case 'no-barcode':
      return textOf(`${positions}: a barcode cannot carry this`);
  }
}

/** Text of an issue of these settings. */
export function issueText(issue: Issue, settings: StickerBoxes): IssueText {
  switch (issue.kind) {
    case 'module':
      return moduleText(issue, settings);
    case 'dots':
      return textOf(
        `${capitalized(issue.element)}: ${formatNumber(issue.dots, 1)} printer dots a module at ${issue.dpi} dpi, 4 print cleanly`,
        {
          detail: issue.quickFix ? undefined : noSpaceText(settings.design, issue.element),
          quickFix: applyLabel(issue.needed, issue.quickFix, settings),
        },
      );
    case 'height':
      return textOf(`Barcode ${mm(issue.height)} high is low: ${mm(issue.needed)} is easily met by a hand`, {
        detail: issue.quickFix ? undefined : noSpaceText(settings.design, issue.element),
        quickFix: applyLabel(issue.needed, issue.quickFix, settings),
      });
    case 'edge':
      return edgeText(issue, settings);
    case 'quiet-zone':
    case 'contrast':
    case 'patch':
      return backgroundText(issue);
    case 'text':
      return textOf(`The ${names[issue.element]} ${labelProblems[issue.reason]}`);
    case 'no-room':
      return textOf(sheetProblems[issue.reason], { quickFix: issue.quickFix && 'Turn the paper' });
    case 'waste':
      return textOf(
        `Turned, the page takes ${formatCount(issue.rotatedPerPage)} stickers instead of ${formatCount(issue.perPage)}`,
        {
          quickFix: 'Turn the paper',
        },
      );
    case 'codes':
      return codesText(issue);
  }
}
