import { isLess } from '../../number/rounding';
import type { PrintSettings } from '../settings/printSettings';
import type { StickerSettings } from '../sticker/stickerElements';

/** Names of the built-in designs, in the order in which the printing screen offers them. */
export const builtInNames = ['windshield', 'collar', 'desk', 'blank'] as const;
export type BuiltInName = (typeof builtInNames)[number];

type Placement = {
  /** Size of the sticker in mm. */
  design: PrintSettings['design'];
  /**
   * The square that the drawing leaves free for the QR code: its size in mm and its position in per cent of the design.
   */
  qr: Pick<PrintSettings['qr'], 'size' | 'x' | 'y'>;
  /** Position, in per cent of the design, at which a barcode of the default size does not touch the QR code. */
  barcode: Pick<PrintSettings['barcode'], 'x' | 'y'>;
};

/**
 * Sizes of the stickers and positions of the codes. All QR codes are at least 20 mm wide; 18 mm are enough for 45
 * modules per side, including the quiet zone.
 */
export const builtInPlacements: Record<BuiltInName, Placement> = {
  windshield: { design: { width: 50, height: 60 }, qr: { size: 22, x: 28, y: 26.7 }, barcode: { x: 12, y: 66 } },
  collar: { design: { width: 34, height: 40 }, qr: { size: 20, x: 20.6, y: 20 }, barcode: { x: 35, y: 71 } },
  desk: { design: { width: 68, height: 44 }, qr: { size: 26, x: 7.4, y: 20.5 }, barcode: { x: 56, y: 66 } },
  blank: { design: { width: 40, height: 40 }, qr: { size: 24, x: 20, y: 10 }, barcode: { x: 37.5, y: 72 } },
};

/** Width in mm of the margin that a drawing leaves around the free square. A QR code may cover the margin. */
const margin = 1;

/**
 * Returns the size and position that put the QR code on the free square of a built-in design. Undefined if the QR code
 * does not cover other parts of the drawing. As on the sticker, the drawing is scaled to the sticker size and centred.
 */
export function findFreeSquare({ design, qr }: StickerSettings, name: BuiltInName): Placement['qr'] | undefined {
  if (name === 'blank') return undefined;
  const drawn = builtInPlacements[name];
  const scale = Math.min(design.width / drawn.design.width, design.height / drawn.design.height);
  const toStart = (side: 'width' | 'height', percent: number) =>
    (design[side] - drawn.design[side] * scale) / 2 + (percent / 100) * drawn.design[side] * scale;
  const [x, y] = [toStart('width', drawn.qr.x), toStart('height', drawn.qr.y)];
  const size = drawn.qr.size * scale;
  const isInside = (position: number, start: number) =>
    !isLess(position, start - margin * scale) && !isLess(start + size + margin * scale, position + qr.size);
  if (isInside((qr.x / 100) * design.width, x) && isInside((qr.y / 100) * design.height, y)) return undefined;
  const toPercent = (length: number, side: 'width' | 'height') => Math.round((length / design[side]) * 1000) / 10;
  return { size: Math.round(size * 10) / 10, x: toPercent(x, 'width'), y: toPercent(y, 'height') };
}

/** Returns the settings with the sticker size and the code positions of a built-in design. Keeps all other settings. */
export function applyBuiltInDesign<Settings extends StickerSettings>(settings: Settings, name: BuiltInName): Settings {
  const { design, qr, barcode } = builtInPlacements[name];
  return { ...settings, design, qr: { ...settings.qr, ...qr }, barcode: { ...settings.barcode, ...barcode } };
}
