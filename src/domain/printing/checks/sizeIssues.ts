import { findIssueLevel } from './issues';
import type { Issue, QuickFix } from './issues';
import { createResizeOrEnlargeFix } from './placement';
import { roundUpToTenth } from '../../number/rounding';
import { getCodeBoxes, isSquareCode, findModuleCount, quietZones, getSymbology } from '../sticker/stickerElements';
import type { CodeElement, CodeModuleCounts, StickerSettings } from '../sticker/stickerElements';
import type { Symbology } from '../settings/printSettings';

/**
 * Minimum widths in mm of a module or of the narrowest bar. All scanners and phones can read a code with `good`; below
 * `min`, only some industrial scanners can. In GS1 QR Code and GS1 DataMatrix, modules are at least 0.396 mm wide for
 * points of sale, and 0.254 mm for healthcare (GS1 General Specifications, symbol specification tables 1 and 6). Phones
 * need about 0.4 mm. In Code 128, `min` is the width that hand-held scanners need.
 */
export const moduleLimits = {
  qr: { min: 0.25, good: 0.396 },
  dataMatrix: { min: 0.254, good: 0.396 },
  code128: { min: 0.19, good: 0.25 },
} as const satisfies Record<'qr' | Symbology, { min: number; good: number }>;

/**
 * Returns the distance in mm from which phones can read a QR code that is `width` mm wide without its quiet zones: ten
 * times the width, the usual rule of thumb.
 */
export const getReadingDistance = (width: number): number => 10 * width;

/** Returns the minimum width in mm, including quiet zones, of a QR code that all phones can read. */
export const getGoodQrSize = ({ qr }: CodeModuleCounts): number =>
  roundUpToTenth((qr + 2 * quietZones.qr) * moduleLimits.qr.good);

/** Number of printer dots per module below which modules have uneven edges. */
const goodDotsPerModule = 4;
/** Number of printer dots per module below which modules can be lost in print. */
const minDotsPerModule = 2;

/** Minimum height of bars in mm (GS1 General Specifications 5.4). */
const minBarHeight = 5;
/** Height of bars, as a share of the barcode's width, that tilted scanners need (GS1 General Specifications 5.4). */
const goodBarHeightShare = 0.15;

/** A code on the sticker: its width in mm, and its number of modules. Both include the quiet zones. */
type MeasuredCode = { element: CodeElement; width: number; modulesWithQuietZones: number };

/** Returns the width in mm of a code with its quiet zones, rounded up to 0.1 mm. `moduleWidth` is in mm. */
const calculateWidth = ({ modulesWithQuietZones }: MeasuredCode, moduleWidth: number) =>
  roundUpToTenth(modulesWithQuietZones * moduleWidth);

/** Returns a quick fix that makes a code `width` mm wide, and the sticker too if the code would not fit on it. */
function createWidthFix(settings: StickerSettings, { element }: MeasuredCode, width: number) {
  const height = isSquareCode(settings, element) ? width : settings.barcode.height;
  return createResizeOrEnlargeFix(settings, element, { width, height });
}

/** Second quick fix for a barcode that is too narrow: a Data Matrix code, which needs about a sixth of the width. */
const dataMatrixFix = { barcode: { symbology: 'dataMatrix' } } as const satisfies QuickFix;

function checkModuleWidth(settings: StickerSettings, measured: MeasuredCode): Issue[] {
  const { element, width, modulesWithQuietZones } = measured;
  const moduleWidth = width / modulesWithQuietZones;
  const { min, good } = moduleLimits[getSymbology(settings, element)];
  const level = findIssueLevel(moduleWidth, min, good);
  if (!level) return [];
  const isTooNarrow = level === 'error' && !isSquareCode(settings, element);
  // For a barcode with an error, the quick fix only reaches `min`, since wider bars rarely fit. That leaves a warning.
  // In all other cases, the quick fix reaches `good` and solves the issue.
  const needed = calculateWidth(measured, isTooNarrow ? min : good);
  const fix = createWidthFix(settings, measured, needed);
  const alternativeFix = isTooNarrow ? dataMatrixFix : undefined;
  return [{ kind: 'module', element, level, moduleWidth, codeWidth: width, needed, ...fix, alternativeFix }];
}

function checkDots(settings: StickerSettings, measured: MeasuredCode, dpi: number, moduleFixWidth: number): Issue[] {
  const dotsPerModule = ((measured.width / measured.modulesWithQuietZones) * dpi) / 25.4;
  const level = findIssueLevel(dotsPerModule, minDotsPerModule, goodDotsPerModule);
  const needed = calculateWidth(measured, (goodDotsPerModule * 25.4) / dpi);
  // If the quick fix of the module width also gives each module enough printer dots, one issue is enough.
  if (!level || needed <= moduleFixWidth) return [];
  return [
    {
      kind: 'dots',
      element: measured.element,
      level,
      dotsPerModule,
      dpi,
      needed,
      ...createWidthFix(settings, measured, needed),
    },
  ];
}

function checkHeight(settings: StickerSettings): Issue[] {
  const { width, height } = settings.barcode;
  const level = findIssueLevel(height, minBarHeight, width * goodBarHeightShare);
  if (!level) return [];
  const needed = roundUpToTenth(Math.max(minBarHeight, width * goodBarHeightShare));
  const fix = createResizeOrEnlargeFix(settings, 'barcode', { width, height: needed });
  return [{ kind: 'height', element: 'barcode', level, height, needed, ...fix }];
}

/** Returns issues of codes that are too small for scanners, or for a printer with the resolution `dpi`. */
export function checkSizes(settings: StickerSettings, modules: CodeModuleCounts, dpi: number): Issue[] {
  const { barcode } = settings;
  const boxes = getCodeBoxes(settings);
  const measureCode = (element: CodeElement): MeasuredCode[] => {
    const moduleCount = findModuleCount(settings, element, modules);
    if (moduleCount === undefined) return [];
    const modulesWithQuietZones = moduleCount + 2 * quietZones[getSymbology(settings, element)];
    return [{ element, width: boxes[element].width, modulesWithQuietZones }];
  };
  const measuredCodes = [...measureCode('qr'), ...(barcode.shown ? measureCode('barcode') : [])];
  return [
    ...measuredCodes.flatMap((code) => {
      const [moduleIssue] = checkModuleWidth(settings, code);
      const moduleFixWidth = moduleIssue?.kind === 'module' ? moduleIssue.needed : 0;
      return [...(moduleIssue ? [moduleIssue] : []), ...checkDots(settings, code, dpi, moduleFixWidth)];
    }),
    ...(barcode.shown && !isSquareCode(settings, 'barcode') ? checkHeight(settings) : []),
  ];
}
