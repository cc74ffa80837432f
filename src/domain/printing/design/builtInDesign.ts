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
  windshield: { design: { width: 50, height: 60 }, qr: { size: 22, x: 14, y: 27 }, barcode: { x: 12, y: 66 } },
  collar: { design: { width: 34, height: 40 }, qr: { size: 20, x: 20.6, y: 20 }, barcode: { x: 35, y: 71 } },
  desk: { design: { width: 68, height: 44 }, qr: { size: 26, x: 7.4, y: 20.5 }, barcode: { x: 56, y: 66 } },
  blank: { design: { width: 40, height: 40 }, qr: { size: 24, x: 20, y: 10 }, barcode: { x: 37.5, y: 72 } },
};

/** Returns the settings with the sticker size and the code positions of a built-in design. Keeps all other settings. */
export function applyBuiltInDesign<Settings extends StickerSettings>(settings: Settings, name: BuiltInName): Settings {
  const { design, qr, barcode } = builtInPlacements[name];
  return { ...settings, design, qr: { ...settings.qr, ...qr }, barcode: { ...settings.barcode, ...barcode } };
}
