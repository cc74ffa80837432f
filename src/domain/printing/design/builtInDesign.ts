import { isLess, roundDownToTenth, roundToTenth, roundUpToTenth } from '../../number/rounding';
import type { PrintSettings } from '../settings/printSettings';
import { boxesOverlap, cutTolerance, getCodeBoxes } from '../sticker/stickerElements';
import type { StickerSettings } from '../sticker/stickerElements';
import { locateImage } from './locateImage';

/** Names of the built-in designs, in the order in which the printing screen offers them. */
export const builtInNames = ['windshield', 'collar', 'desk', 'blank'] as const;
export type BuiltInName = (typeof builtInNames)[number];

type Placement = {
  /** Size of the sticker in mm. */
  design: PrintSettings['design'];
  /** The free square in the drawing for the QR code: its size in mm, and its position in per cent of the design. */
  qr: Pick<PrintSettings['qr'], 'size' | 'x' | 'y'>;
  /** Position, in per cent of the design, at which a barcode of the default size does not touch the QR code. */
  barcode: Pick<PrintSettings['barcode'], 'x' | 'y'>;
};

/**
 * Sticker sizes and code positions of the built-in designs. The QR codes are at least 20 mm wide, since all phones can
 * read codes from 18 mm, if they have at most 45 modules per side. Widths and modules include the quiet zone.
 */
export const builtInPlacements: Record<BuiltInName, Placement> = {
  windshield: { design: { width: 50, height: 60 }, qr: { size: 22, x: 28, y: 26.7 }, barcode: { x: 12, y: 66 } },
  collar: { design: { width: 34, height: 40 }, qr: { size: 20, x: 20.6, y: 20 }, barcode: { x: 35, y: 71 } },
  desk: { design: { width: 68, height: 44 }, qr: { size: 26, x: 7.4, y: 20.5 }, barcode: { x: 56, y: 66 } },
  blank: { design: { width: 40, height: 40 }, qr: { size: 24, x: 20, y: 10 }, barcode: { x: 37.5, y: 72 } },
};

/** Width in mm of the blank margin around the free square, before the drawing is scaled. QR codes may cover it. */
const blankMargin = 1;

type DesignSettings = StickerSettings & Pick<PrintSettings, 'marks'>;

/** Returns the boxes in mm of the drawing, of its free square, and of the square with the margin around it. */
function locateDrawing(settings: DesignSettings, name: BuiltInName) {
  const placement = builtInPlacements[name];
  const drawing = locateImage(settings, placement.design);
  const { width, height } = drawing;
  const scale = width / placement.design.width;
  const createSquare = (padding: number) => ({
    x: drawing.x + (placement.qr.x / 100) * width - padding,
    y: drawing.y + (placement.qr.y / 100) * height - padding,
    width: placement.qr.size * scale + 2 * padding,
  });
  return { drawing, freeSquare: createSquare(0), squareWithMargin: createSquare(blankMargin * scale) };
}

/** True if the QR code covers drawing outside of the blank square for the code and the margin around this square. */
export function coversDrawing(settings: DesignSettings, name: BuiltInName): boolean {
  const { drawing, squareWithMargin: square } = locateDrawing(settings, name);
  const { qr } = getCodeBoxes(settings);
  const isInside = (axis: 'x' | 'y') =>
    !isLess(qr[axis], square[axis]) && !isLess(square[axis] + square.width, qr[axis] + qr.width);
  return name !== 'blank' && boxesOverlap(qr, drawing) && !(isInside('x') && isInside('y'));
}

/**
 * Returns the size and position at which the QR code fills the free square. If the square is smaller than both the code
 * and `minSize` mm, returns the current size and a position beside the drawing. Undefined if the code does not fit
 * there.
 */
export function findFreePosition(
  settings: DesignSettings,
  name: BuiltInName,
  minSize: number,
): Placement['qr'] | undefined {
  const { design, qr } = settings;
  const { drawing, freeSquare } = locateDrawing(settings, name);
  const sideByAxis = { x: 'width', y: 'height' } as const;
  const toPercent = (axis: 'x' | 'y', length: number) => (length / design[sideByAxis[axis]]) * 100;
  if (!isLess(freeSquare.width, Math.min(minSize, qr.size))) {
    const [x, y] = [toPercent('x', freeSquare.x), toPercent('y', freeSquare.y)];
    return { size: roundToTenth(freeSquare.width), x: roundToTenth(x), y: roundToTenth(y) };
  }
  const { size, x, y } = qr;
  const getPositionBefore = (axis: 'x' | 'y') => roundDownToTenth(toPercent(axis, drawing[axis] - size));
  const getPositionAfter = (axis: 'x' | 'y') =>
    roundUpToTenth(toPercent(axis, drawing[axis] + drawing[sideByAxis[axis]]));
  const keepsDistance = (axis: 'x' | 'y', percent: number) =>
    !isLess(percent, toPercent(axis, cutTolerance)) && !isLess(100, percent + toPercent(axis, size + cutTolerance));
  return [
    { size, x, y: getPositionBefore('y') },
    { size, x, y: getPositionAfter('y') },
    { size, x: getPositionBefore('x'), y },
    { size, x: getPositionAfter('x'), y },
  ].find((position) => keepsDistance('x', position.x) && keepsDistance('y', position.y));
}

/** Applies the sticker size and the code positions of a built-in design. All other settings stay the same. */
export function applyBuiltInDesign<Settings extends StickerSettings>(settings: Settings, name: BuiltInName): Settings {
  const { design, qr, barcode } = builtInPlacements[name];
  return { ...settings, design, qr: { ...settings.qr, ...qr }, barcode: { ...settings.barcode, ...barcode } };
}
