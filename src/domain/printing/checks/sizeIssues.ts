import { barcodeQuietZone } from '../../codes/code128';
import { qrQuietZone } from '../../codes/qr';
import { levelOf } from './issues';
import type { Issue } from './issues';
import { resizeFix } from './placement';
import { roundUpToTenth } from '../../number/rounding';
import type { CodeElement, CodeModules, StickerSettings } from '../sticker/stickerElements';

/** Smallest width of a QR module in mm that phones and shop scanners read (GS1 General Specifications 5.12.3). */
export const goodModule = 0.396;
/** Smallest width of a QR module in mm that industrial readers read. */
const minModule = 0.25;

/** Smallest width in mm of the narrowest bar that all scanners read. */
const goodBarWidth = 0.25;
/** Smallest width in mm of the narrowest bar that hand-held scanners read. */
export const minBarWidth = 0.19;

/** Number of printer dots per module below which its edges are uneven. */
const goodDots = 4;
/** Number of printer dots per module below which the module may be lost. */
const minDots = 2;

/** Minimum height of bars in mm (GS1 General Specifications 5.4). */
const minHeight = 5;
/** Height of bars as a share of the barcode's width, with which tilted scanners still read it (same source). */
const goodHeightShare = 0.15;

/** A code on the sticker: its width in mm, and its number of modules with quiet zones. */
type Measured = { element: CodeElement; size: number; modules: number };

/** Returns the width in mm of a code whose modules are `module` mm wide, with quiet zones, rounded up to 0.1 mm. */
const sizeFor = ({ modules }: Measured, module: number) => roundUpToTenth(modules * module);

/** Returns a quick fix that gives the code this width; undefined if it does not fit. */
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
  // A barcode needs much space, so its quick fix first only solves the error. A QR code becomes large enough at once.
  const needed = sizeFor(measured, element === 'barcode' && level === 'error' ? min : good);
  const quickFix = widthFix(settings, measured, needed);
  return [{ kind: 'module', element, level, module, size, needed, quickFix }];
}

function checkDots(settings: StickerSettings, measured: Measured, dpi: number, fixedSize: number): Issue[] {
  const dots = ((measured.size / measured.modules) * dpi) / 25.4;
  const level = levelOf(dots, minDots, goodDots);
  const needed = sizeFor(measured, (goodDots * 25.4) / dpi);
  // The quick fix for the module size solves this issue as well.
  if (!level || needed <= fixedSize) return [];
  const quickFix = widthFix(settings, measured, needed);
  return [{ kind: 'dots', element: measured.element, level, dots, dpi, needed, quickFix }];
}

function checkHeight(settings: StickerSettings): Issue[] {
  const { width, height } = settings.barcode;
  const level = levelOf(height, minHeight, width * goodHeightShare);
  if (!level) return [];
  const needed = roundUpToTenth(Math.max(minHeight, width * goodHeightShare));
  const quickFix = resizeFix(settings, 'barcode', { width, height: needed });
  return [{ kind: 'height', element: 'barcode', level, height, needed, quickFix }];
}

/** Checks that codes are large enough for scanners and for the resolution of the printer, `dpi`. */
export function checkSizes(settings: StickerSettings, modules: CodeModules, dpi: number): Issue[] {
  const { qr, barcode } = settings;
  const measured: Measured[] = [{ element: 'qr', size: qr.size, modules: modules.qr + 2 * qrQuietZone }];
  if (barcode.shown && modules.barcode !== undefined)
    measured.push({ element: 'barcode', size: barcode.width, modules: modules.barcode + 2 * barcodeQuietZone });
  return [
    ...measured.flatMap((code) => {
      const [tooSmall] = checkModule(settings, code);
      const fixedSize = tooSmall?.kind === 'module' ? tooSmall.needed : 0;
      return [...(tooSmall ? [tooSmall] : []), ...checkDots(settings, code, dpi, fixedSize)];
    }),
    ...(barcode.shown ? checkHeight(settings) : []),
  ];
}
