import { quietBars } from '../../codes/code128';
import { quietModules } from '../../codes/qr';
import { levelOf } from './issues';
import type { Issue } from './issues';
import { hair, resizing, roundedUp } from '../sticker/placing';
import { barModule, qrModule } from '../sticker/stickerElements';
import type { StickerSettings } from '../sticker/stickerElements';

/** The least module of a printed QR code in mm: for phones and shop scanners (GS1 General Specifications 5.12.3). */
export const goodModule = 0.396;
/** Below this even an industrial reader misses modules. */
export const leastModule = 0.25;

/** The narrowest bar in mm that any scanner reads, and the one below which a hand-held one fails. */
export const goodBar = 0.25;
export const leastBar = 0.19;

/** Dots of the printer to a module: below four its edges are uneven, below two it may be lost. */
const [goodDots, leastDots] = [4, 2];

/** Height of bars: at least 5 mm, and 15 % of their width for a hand that is not quite level (GS1 5.4). */
const [leastHeight, goodShare] = [5, 0.15];

export type Modules = {
  /** Of the widest QR code of the run, without its quiet zone. */
  qr: number;
  /** Of the widest barcode of the run, without quiet zones; undefined where there is none. */
  barcode?: number;
};

type Measured = { element: 'qr' | 'barcode'; size: number; modules: number; module: number };

/** The size of a box with quiet zones, to 0.1 mm, whose modules are that wide. */
const sizeFor = ({ modules }: Measured, module: number) => roundedUp(modules * module);

/** The box as wide as that, where the sticker has room for it. */
function widened(settings: StickerSettings, { element }: Measured, width: number) {
  const height = element === 'qr' ? width : settings.barcode.height;
  return resizing(settings, element, { width, height });
}

function checkModule(settings: StickerSettings, measured: Measured): Issue[] {
  const { element, module, size } = measured;
  const [least, good] = element === 'qr' ? [leastModule, goodModule] : [leastBar, goodBar];
  const level = levelOf(module + hair, least, good);
  if (!level) return [];
  // A barcode is long: it is mended step by step. A QR code has room for what is good at once.
  const needed = sizeFor(measured, element === 'barcode' && level === 'error' ? least : good);
  const mend = widened(settings, measured, needed);
  return [{ kind: 'module', element, level, module, size, needed, ...(mend && { mend }) }];
}

function checkDots(settings: StickerSettings, measured: Measured, dpi: number, coming: number): Issue[] {
  const dots = (measured.module * dpi) / 25.4;
  const level = levelOf(dots + hair, leastDots, goodDots);
  const needed = sizeFor(measured, (goodDots * 25.4) / dpi);
  // What is to grow anyway, and as far, needs no second word.
  if (!level || needed <= coming) return [];
  const mend = widened(settings, measured, needed);
  return [{ kind: 'dots', element: measured.element, level, dots, dpi, needed, ...(mend && { mend }) }];
}

function checkHeight(settings: StickerSettings): Issue[] {
  const { width, height } = settings.barcode;
  const level = levelOf(height + hair, leastHeight, width * goodShare);
  if (!level) return [];
  const needed = roundedUp(Math.max(leastHeight, width * goodShare));
  const mend = resizing(settings, 'barcode', { width, height: needed });
  return [{ kind: 'height', element: 'barcode', level, height, needed, ...(mend && { mend }) }];
}

/** Whether codes are large enough: for readers, and for the printer's dots. */
export function checkSizes(settings: StickerSettings, modules: Modules, dpi: number): Issue[] {
  const { qr, barcode } = settings;
  const measured: Measured[] = [
    { element: 'qr', size: qr.size, modules: modules.qr + 2 * quietModules, module: qrModule(qr.size, modules.qr) },
  ];
  const bars = barcode.shown ? modules.barcode : undefined;
  if (bars !== undefined) {
    const module = barModule(barcode.width, bars);
    measured.push({ element: 'barcode', size: barcode.width, modules: bars + 2 * quietBars, module });
  }
  return [
    ...measured.flatMap((one) => {
      const [tooSmall] = checkModule(settings, one);
      const coming = tooSmall?.kind === 'module' ? tooSmall.needed : 0;
      return [...(tooSmall ? [tooSmall] : []), ...checkDots(settings, one, dpi, coming)];
    }),
    ...(barcode.shown ? checkHeight(settings) : []),
  ];
}
