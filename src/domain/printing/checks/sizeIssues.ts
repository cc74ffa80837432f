import { quietBars } from '../../codes/code128';
import { quietModules } from '../../codes/qr';
import { levelOf } from './issues';
import type { Issue } from './issues';
import { resizeFix } from './placement';
import { roundUp } from '../../number/rounding';
import type { CodeElement, CodeModules, StickerSettings } from '../sticker/stickerElements';

/** Smallest QR module in mm for phones and shop scanners (GS1 General Specifications 5.12.3). */
export const goodModule = 0.396;
/** Smallest QR module in mm for industrial readers. */
const minModule = 0.25;

/** Narrowest bar in mm for all scanners, and for hand-held ones. */
const goodBarWidth = 0.25;
export const minBarWidth = 0.19;

/** Printer dots per module: below four its edges are uneven, below two it may be lost. */
const [goodDots, minDots] = [4, 2];

/** Height of bars: at least 5 mm, and 15 % of the width to tolerate a tilted scanner (GS1 5.4). */
const [minHeight, heightShare] = [5, 0.15];

/** A code, its size in mm and its modules with quiet zones. */
type Measured = { element: CodeElement; size: number; modules: number };

/** Size in mm of a code with quiet zones at that module width, rounded up to 0.1 mm. */
const sizeFor = ({ modules }: Measured, module: number) => roundUp(modules * module);

/** Quick fix to that width; undefined if it does not fit. */
function widthFix(settings: StickerSettings, { element }: Measured, width: number) {
  const height = element === 'qr' ? width : settings.barcode.height;
  return resizeFix(settings, element, { width, height });
}

function checkModule(settings: StickerSettings, measured: Measured): Issue[] {
  const { element, size, modules } = measured;
  const module = size / modules;
  const [min, good] = element === 'qr' ? [minModule, goodModule] : [minBarWidth, goodBarWidth];
  const level = levelOf(module, min, good);
  if (!level) return [];
  // A barcode is wide, so it grows in two steps. A QR code can grow to the good size at once.
  const needed = sizeFor(measured, element === 'barcode' && level === 'error' ? min : good);
  const quickFix = widthFix(settings, measured, needed);
  return [{ kind: 'module', element, level, module, size, needed, quickFix }];
}

function checkDots(settings: StickerSettings, measured: Measured, dpi: number, fixedSize: number): Issue[] {
  const dots = ((measured.size / measured.modules) * dpi) / 25.4;
  const level = levelOf(dots, minDots, goodDots);
  const needed = sizeFor(measured, (goodDots * 25.4) / dpi);
  // The fix of the module size solves this issue too.
  if (!level || needed <= fixedSize) return [];
  const quickFix = widthFix(settings, measured, needed);
  return [{ kind: 'dots', element: measured.element, level, dots, dpi, needed, quickFix }];
}

function checkHeight(settings: StickerSettings): Issue[] {
  const { width, height } = settings.barcode;
  const level = levelOf(height, minHeight, width * heightShare);
  if (!level) return [];
  const needed = roundUp(Math.max(minHeight, width * heightShare));
  const quickFix = resizeFix(settings, 'barcode', { width, height: needed });
  return [{ kind: 'height', element: 'barcode', level, height, needed, quickFix }];
}

/** Checks that codes are large enough for scanners and for the printer's resolution. */
export function checkSizes(settings: StickerSettings, modules: CodeModules, dpi: number): Issue[] {
  const { qr, barcode } = settings;
  const measured: Measured[] = [{ element: 'qr', size: qr.size, modules: modules.qr + 2 * quietModules }];
  if (barcode.shown && modules.barcode !== undefined)
    measured.push({ element: 'barcode', size: barcode.width, modules: modules.barcode + 2 * quietBars });
  return [
    ...measured.flatMap((code) => {
      const [tooSmall] = checkModule(settings, code);
      const fixedSize = tooSmall?.kind === 'module' ? tooSmall.needed : 0;
      return [...(tooSmall ? [tooSmall] : []), ...checkDots(settings, code, dpi, fixedSize)];
    }),
    ...(barcode.shown ? checkHeight(settings) : []),
  ];
}
