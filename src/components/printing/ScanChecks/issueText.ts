import { formatCount } from '~/domain/number/amounts';
import { formatNumber, formatWithUnit } from '~/domain/number/formatNumber';
import type { Issue, QuickFix } from '~/domain/printing/checks/issues';
import type { Size } from '~/domain/printing/settings/paper';
import { codeElements } from '~/domain/printing/sticker/stickerElements';
import type { StickerElement, StickerSettings } from '~/domain/printing/sticker/stickerElements';

export type IssueText = {
  text: string;
  /** One or two words, for errors of a code. */
  short?: string;
  detail?: string | undefined;
  quickFix?: string | undefined;
};

type Of<Kind extends Issue['kind']> = Extract<Issue, { kind: Kind }>;

const names: Record<StickerElement, string> = {
  qr: 'QR code',
  barcode: 'barcode',
  number: 'number label',
  serial: 'serial number',
};

const mm = (value: number, decimals = 3) => formatWithUnit(value, 'mm', decimals);

const noSpaceText = ({ width, height }: Size, element: StickerElement) =>
  `The design of ${formatNumber(width)} × ${formatNumber(height)} mm has no room for this ${element === 'qr' || element === 'number' ? 'code' : 'barcode'} and the edge that a cutter needs: make the design larger.`;

/** True if a quick fix of the size also moves the code. */
const moves = (quickFix: QuickFix, before: StickerSettings) =>
  codeElements.some((code) => {
    const { x, y } = quickFix[code] ?? {};
    return (x !== undefined && x !== before[code].x) || (y !== undefined && y !== before[code].y);
  });

const applyLabel = (size: number, quickFix: QuickFix | undefined, before: StickerSettings) =>
  quickFix && `Apply ${mm(size)}${moves(quickFix, before) ? ' and move it' : ''}`;

function moduleText({ element, level, module, size, needed, quickFix }: Of<'module'>, before: StickerSettings) {
  const isError = level === 'error';
  const shown = `${module.toFixed(2)} mm`;
  const room = quickFix ? '' : ` ${noSpaceText(before.design, element)}`;
  const texts =
    element === 'barcode'
      ? {
          text: `Barcode ${mm(size)} wide ${isError ? 'is too narrow for what it carries: needs at least' : 'is tight: any scanner reads'} ${mm(needed)}`,
          short: 'Too narrow',
          detail: `Its narrowest bars are ${shown} wide, and hand-held scanners need 0.25 mm.${room}`,
        }
      : {
          text: `QR code ${mm(size)} is ${isError ? 'too small' : 'small'} for this address: ${mm(needed)} scans well`,
          short: 'Too small',
          detail: `Its modules are ${shown} wide, and phones need 0.40 mm.${room}`,
        };
  return { ...texts, quickFix: applyLabel(needed, quickFix, before) };
}

/** Detail and label of a quick fix that changes a size. */
const sizeFixText = ({ element, needed, quickFix }: Of<'dots'> | Of<'height'>, before: StickerSettings) => ({
  detail: quickFix ? undefined : noSpaceText(before.design, element),
  quickFix: applyLabel(needed, quickFix, before),
});

/** The new size, or undefined if it stays the same. */
const changedSize = (after: number | undefined, before: number) => (after === before ? undefined : after);

function edgeText({ element, level, distance, quickFix }: Of<'edge'>, before: StickerSettings): IssueText {
  const cut =
    level === 'error'
      ? `sticks out of the sticker by ${mm(-distance, 2)} and is cut off`
      : `is ${mm(Math.max(0, distance), 2)} from the edge: a cut that is a little off hits it`;
  const size = quickFix?.qr
    ? changedSize(quickFix.qr.size, before.qr.size)
    : changedSize(quickFix?.barcode?.width, before.barcode.width);
  return {
    text: `The ${names[element]} ${cut}`,
    short: 'Cut off',
    detail: quickFix ? undefined : noSpaceText(before.design, element),
    quickFix: size === undefined ? quickFix && 'Move it inside' : applyLabel(size, quickFix, before),
  };
}

function quietZoneText({ element, coveredBy, quickFix }: Of<'quiet-zone'>): IssueText {
  const name = names[element];
  if (coveredBy === 'image') {
    const text = `Without its background the ${name} stands on the picture, which may hide it`;
    return { text, short: 'On the picture', quickFix: 'Turn the background on' };
  }
  const text = `The ${names[coveredBy]} reaches into the light edge of the ${name}`;
  return { text, short: 'Covered', quickFix: quickFix && 'Move it beside' };
}

function contrastText({ element, level, problem, ratio, needed }: Of<'contrast'>): IssueText {
  const name = `The ${names[element]}`;
  const measured = `${formatNumber(ratio, 2)}:1; ${needed}:1 reads well.`;
  const quickFix = 'Apply black on white';
  switch (problem) {
    case 'inverted':
      return { text: `${name} is lighter than its background: most readers fail`, short: 'Inverted', quickFix };
    case 'red': {
      const text = `${name} has a colour that scanners with red light hardly see`;
      return { text, short: 'Hard to see', detail: `Contrast under red light ${measured}`, quickFix };
    }
    case 'pale': {
      const text = `${name} is ${level === 'error' ? 'too pale' : 'pale'} on its background`;
      return { text, short: 'Too pale', detail: `Contrast ${measured}`, quickFix };
    }
  }
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

const codeProblems: Record<Exclude<Of<'codes'>['problem'], 'no-codes'>, string> = {
  empty: 'nothing to carry',
  duplicate: 'there before, and two stickers would lead to one tag',
  'no-barcode': 'a barcode cannot carry this',
};

function codesText({ problem, at }: Of<'codes'>): IssueText {
  if (problem === 'no-codes') return { text: 'There are no codes to print' };
  const shown = at.slice(0, 5).map((position) => position + 1);
  const positions = `${at.length === 1 ? 'Code' : 'Codes'} ${shown.join(', ')}${at.length > 5 ? ' …' : ''}`;
  return { text: `${positions}: ${codeProblems[problem]}` };
}

/** Texts of an issue of these settings. */
export function issueText(issue: Issue, settings: StickerSettings): IssueText {
  switch (issue.kind) {
    case 'module':
      return moduleText(issue, settings);
    case 'dots': {
      const code = issue.element === 'qr' ? 'QR code' : 'Barcode';
      const text = `${code}: ${formatNumber(issue.dots, 1)} printer dots a module at ${issue.dpi} dpi, 4 print cleanly`;
      return { text, short: 'Too fine', ...sizeFixText(issue, settings) };
    }
    case 'height': {
      const text = `Barcode ${mm(issue.height)} high is low: ${mm(issue.needed)} is easily met by a hand`;
      return { text, short: 'Too low', ...sizeFixText(issue, settings) };
    }
    case 'edge':
      return edgeText(issue, settings);
    case 'quiet-zone':
      return quietZoneText(issue);
    case 'contrast':
      return contrastText(issue);
    case 'patch':
      return { text: `The ${names[issue.element]} stands on a colour: white is the surest`, quickFix: 'Apply white' };
    case 'text':
      return { text: `The ${names[issue.element]} ${labelProblems[issue.reason]}` };
    case 'no-room':
      return { text: sheetProblems[issue.reason], quickFix: issue.quickFix && 'Turn the paper' };
    case 'waste': {
      const [now, then] = [formatCount(issue.perPage), formatCount(issue.rotatedPerPage)];
      return { text: `Turned, the page takes ${then} stickers instead of ${now}`, quickFix: 'Turn the paper' };
    }
    case 'codes':
      return codesText(issue);
  }
}
