import { barcodeQuietZone } from '../../codes/code128';
import { qrQuietZone } from '../../codes/qr';
import { levelOf } from './issues';
import type { Issue } from './issues';
import { resizeFix } from './placement';
import { roundUpToTenth } from '../../number/rounding';
import type { CodeElement, CodeModules, StickerSettings } from '../sticker/stickerElements';

/** Smallest width of a QR module in mm that phones and shop scanners read (GS1 General Specifications 5.12.3). */
export const goodModuleWidth = 0.396;
/** Smallest width of a QR module in mm that industrial readers read. */
const minModuleWidth = 0.25;

/** Smallest width in mm of the narrowest bar that all scanners read. */
const goodBarWidth = 0.25;
/** Smallest width in mm of the narrowest bar that hand-held scanners read. */
export const minBarWidth = 0.19;

/** Number of printer dots per module below which the edges of a module are uneven. */
const goodDotsPerModule = 4;
/** Number of printer dots per module below which modules can be lost in print. */
const minDotsPerModule = 2;

/** Minimum height of bars in mm (GS1 General Specifications 5.4). */
const minBarHeight = 5;
/** Minimum height of bars as a share of the barcode's width, for tilted scanners (GS1 General Specifications 5.4). */
const goodBarHeightShare = 0.15;

/** A code on the sticker: its width in mm, and its number of modules with quiet zones. */
type MeasuredCode = { element: CodeElement; size: number; modules: number };

/**
 * Returns the width in mm, with quiet zones, that a code has if its modules are `module` mm wide. Rounds up to 0.1 mm.
 */
const widthFor = ({ modules }: MeasuredCode, module: number) => roundUpToTenth(modules * module);

/** Returns a quick fix that makes a code `width` mm wide; undefined if the code does not fit with that width. */
function widthFix(settings: StickerSettings, { element }: MeasuredCode, width: number) {
  const height = element === 'qr' ? width : settings.barcode.height;
  return resizeFix(settings, element, { width, height });
}

function checkModuleWidth(settings: StickerSettings, measured: MeasuredCode): Issue[] {
  const { element, size, modules } = measured;
  const module = size / modules;
  const [min, good] = element === 'qr' ? [minModuleWidth, goodModuleWidth] : [minBarWidth, goodBarWidth];
  const level = levelOf(module, min, good);
  if (!level) return [];
  // A barcode needs much space, so the quick fix of an error leaves a warning. The quick fix of a QR code leaves none.
  const needed = widthFor(measured, element === 'barcode' && level === 'error' ? min : good);
  const quickFix = widthFix(settings, measured, needed);
  return [{ kind: 'module', element, level, module, size, needed, quickFix }];
}

function checkDots(settings: StickerSettings, measured: MeasuredCode, dpi: number, widthForModules: number): Issue[] {
  const dots = ((measured.size / measured.modules) * dpi) / 25.4;
  const level = levelOf(dots, minDotsPerModule, goodDotsPerModule);
  const needed = widthFor(measured, (goodDotsPerModule * 25.4) / dpi);
  // The issue is not reported if the width that the modules need is enough for the printer dots as well.
  if (!level || needed <= widthForModules) return [];
  const quickFix = widthFix(settings, measured, needed);
  return [{ kind: 'dots', element: measured.element, level, dots, dpi, needed, quickFix }];
}

function checkHeight(settings: StickerSettings): Issue[] {
  const { width, height } = settings.barcode;
  const level = levelOf(height, minBarHeight, width * goodBarHeightShare);
  if (!level) return [];
  const needed = roundUpToTenth(Math.max(minBarHeight, width * goodBarHeightShare));
  const quickFix = resizeFix(settings, 'barcode', { width, height: needed });
  return [{ kind: 'height', element: 'barcode', level, height, needed, quickFix }];
}

/** Checks that the codes are large enough for scanners and for a printer with the resolution `dpi`. */
export function checkSizes(settings: StickerSettings, modules: CodeModules, dpi: number): Issue[] {
  const { qr, barcode } = settings;
  const measured: MeasuredCode[] = [{ element: 'qr', size: qr.size, modules: modules.qr + 2 * qrQuietZone }];
  if (barcode.shown && modules.barcode !== undefined)
    measured.push({ element: 'barcode', size: barcode.width, modules: modules.barcode + 2 * barcodeQuietZone });
  return [
    ...measured.flatMap((code) => {
      const [moduleIssue] = checkModuleWidth(settings, code);
      const widthForModules = moduleIssue?.kind === 'module' ? moduleIssue.needed : 0;
      return [...(moduleIssue ? [moduleIssue] : []), ...checkDots(settings, code, dpi, widthForModules)];
    }),
    ...(barcode.shown ? checkHeight(settings) : []),
  ];
}
