import { formatCount } from '../../number/amounts';
import type { Issue, Mend } from './issues';
import type { Size } from '../settings/paper';
import type { StickerElement } from '../sticker/stickerElements';
import { formatNumber, withUnit } from '../settings/typedNumber';

/** An issue as it is said: what is wrong, more about it, and what a button that mends it is called. */
export type IssueWords = { text: string; detail?: string; mend?: string };

const names: Record<StickerElement, string> = {
  qr: 'QR code',
  barcode: 'barcode',
  number: 'number label',
  serial: 'serial number',
};

/** As the first words of a sentence. */
const starting = (element: StickerElement) => (element === 'qr' ? 'QR code' : 'Barcode');

const mm = (value: number, decimals = 3) => withUnit(value, 'mm', decimals);

const noRoom = ({ width, height }: Size, element: StickerElement) =>
  `The design of ${formatNumber(width)} × ${formatNumber(height)} mm has no room for this ${element === 'qr' || element === 'number' ? 'code' : 'barcode'} and the edge that a cutter needs: make the design larger.`;

/** Whether a mend of a size also moves what it mends. */
const moves = (mend: Mend, before: Placed) =>
  (['qr', 'barcode'] as const).some((code) => {
    const { x, y } = mend[code] ?? {};
    return (x !== undefined && x !== before[code].x) || (y !== undefined && y !== before[code].y);
  });

/** What words need to know of the settings. */
export type Placed = {
  design: Size;
  qr: { x: number; y: number; size: number };
  barcode: { x: number; y: number; width: number };
};

const applySize = (size: number, mend: Mend | undefined, before: Placed) =>
  mend && `Apply ${mm(size)}${moves(mend, before) ? ' and move it' : ''}`;

type Of<Kind extends Issue['kind']> = Extract<Issue, { kind: Kind }>;

/** Without what is undefined: those fields are there or are not. */
const words = (text: string, more: { detail?: string | undefined; mend?: string | undefined } = {}): IssueWords => ({
  text,
  ...(more.detail !== undefined && { detail: more.detail }),
  ...(more.mend !== undefined && { mend: more.mend }),
});

function sayModule({ element, level, module, size, needed, mend }: Of<'module'>, before: Placed): IssueWords {
  const shown = `${module.toFixed(2)} mm`;
  const room = mend ? '' : ` ${noRoom(before.design, element)}`;
  if (element === 'barcode') {
    const fault =
      level === 'error' ? 'is too narrow for what it carries: needs at least' : 'is tight: any scanner reads';
    const detail = `Its narrowest bars are ${shown} wide, and hand-held scanners need 0.25 mm.${room}`;
    return words(`Barcode ${mm(size)} wide ${fault} ${mm(needed)}`, { detail, mend: applySize(needed, mend, before) });
  }
  return words(
    `QR code ${mm(size)} is ${level === 'error' ? 'too small' : 'small'} for this address: ${mm(needed)} scans well`,
    {
      detail: `Its modules are ${shown} wide, and phones need 0.40 mm.${room}`,
      mend: applySize(needed, mend, before),
    },
  );
}

/** What a mend makes of a size; undefined where it leaves it. */
const differing = (after: number | undefined, now: number) => (after === now ? undefined : after);

function sayEdge({ element, level, distance, mend }: Of<'edge'>, before: Placed): IssueWords {
  const cut =
    level === 'error'
      ? `sticks out of the sticker by ${mm(-distance, 2)} and is cut off`
      : `is ${mm(Math.max(0, distance), 2)} from the edge: a cut that is a little off hits it`;
  const size = mend?.qr
    ? differing(mend.qr.size, before.qr.size)
    : differing(mend?.barcode?.width, before.barcode.width);
  return words(`The ${names[element]} ${cut}`, {
    detail: mend ? undefined : noRoom(before.design, element),
    mend: size === undefined ? mend && 'Move it inside' : applySize(size, mend, before),
  });
}

function sayGround(issue: Of<'quiet-zone'> | Of<'contrast'> | Of<'patch'>): IssueWords {
  const name = `The ${names[issue.element]}`;
  if (issue.kind === 'patch') {
    return words(`${name} stands on a colour: white is the surest`, { mend: 'Apply white' });
  }
  if (issue.kind === 'quiet-zone') {
    return issue.covered === 'picture'
      ? words(`Without its background the ${names[issue.element]} stands on the picture, which may hide it`, {
          mend: 'Turn the background on',
        })
      : words(`The ${names[issue.covered]} reaches into the light edge of the ${names[issue.element]}`, {
          mend: issue.mend && 'Move it beside',
        });
  }
  const mend = 'Apply black on white';
  const measured = `${formatNumber(issue.ratio, 2)}:1; ${issue.needed}:1 reads well.`;
  if (issue.fault === 'inverted') return words(`${name} is lighter than its background: most readers fail`, { mend });
  if (issue.fault === 'red') {
    return words(`${name} has a colour that scanners with red light hardly see`, {
      detail: `Contrast under red light ${measured}`,
      mend,
    });
  }
  const pale = issue.level === 'error' ? 'too pale' : 'pale';
  return words(`${name} is ${pale} on its background`, { detail: `Contrast ${measured}`, mend });
}

const lineFaults: Record<Of<'text'>['reason'], string> = {
  empty: 'is empty and is left out',
  'foreign-letters': 'has letters that cannot be printed and is left out',
  'too-long': 'has no room in letters that can be read and is left out: make its code wider',
};

const sheetFaults: Record<Of<'no-room'>['reason'], string> = {
  'margins-leave-nothing': 'The margins take the whole page',
  'too-wide': 'The design is wider than the page inside the margins',
  'too-tall': 'The design is taller than the page inside the margins',
  'not-a-number': 'These measures make no sheet',
};

function sayCodes({ fault, at }: Of<'codes'>): IssueWords {
  const shown = at.slice(0, 5).map((position) => position + 1);
  const places = `${at.length === 1 ? 'Code' : 'Codes'} ${shown.join(', ')}${at.length > 5 ? ' …' : ''}`;
  switch (fault) {
    case 'no-codes':
      return words('There are no codes to print');
    case 'empty':
      return words(`${places}: nothing to carry`);
    case 'duplicate':
      return words(`${places}: there before, and two stickers would lead to one tag`);
    case 'no-barcode':
      return words(`${places}: a barcode cannot carry this`);
  }
}

/** What is said of an issue of these settings. */
export function wordsOf(issue: Issue, settings: Placed): IssueWords {
  switch (issue.kind) {
    case 'module':
      return sayModule(issue, settings);
    case 'dots':
      return words(
        `${starting(issue.element)}: ${formatNumber(issue.dots, 1)} printer dots a module at ${issue.dpi} dpi, 4 print cleanly`,
        {
          detail: issue.mend ? undefined : noRoom(settings.design, issue.element),
          mend: applySize(issue.needed, issue.mend, settings),
        },
      );
    case 'height':
      return words(`Barcode ${mm(issue.height)} high is low: ${mm(issue.needed)} is easily met by a hand`, {
        detail: issue.mend ? undefined : noRoom(settings.design, issue.element),
        mend: applySize(issue.needed, issue.mend, settings),
      });
    case 'edge':
      return sayEdge(issue, settings);
    case 'quiet-zone':
    case 'contrast':
    case 'patch':
      return sayGround(issue);
    case 'text':
      return words(`The ${names[issue.element]} ${lineFaults[issue.reason]}`);
    case 'no-room':
      return words(sheetFaults[issue.reason], { mend: issue.mend && 'Turn the paper' });
    case 'waste':
      return words(
        `Turned, the page takes ${formatCount(issue.turned)} stickers instead of ${formatCount(issue.perPage)}`,
        {
          mend: 'Turn the paper',
        },
      );
    case 'codes':
      return sayCodes(issue);
  }
}
