import type { PrintSettings } from '../settings/printSettings';

/** Designs that come with the product, in the order in which they are offered. */
export const builtInNames = ['windshield', 'collar', 'desk', 'blank'] as const;
export type BuiltInName = (typeof builtInNames)[number];

type Placement = {
  /** Size of the sticker in mm. */
  design: PrintSettings['design'];
  /** Area that the drawing leaves free: size in mm, position in per cent of the design. */
  qr: Pick<PrintSettings['qr'], 'size' | 'x' | 'y'>;
  /** Where a barcode of the default size does not touch the QR code. */
  barcode: Pick<PrintSettings['barcode'], 'x' | 'y'>;
};

/** From 18 mm on, a QR code of up to 45 modules with its quiet zone is large enough for phones. */
export const builtInPlacements: Record<BuiltInName, Placement> = {
  windshield: { design: { width: 50, height: 60 }, qr: { size: 22, x: 14, y: 27 }, barcode: { x: 12, y: 66 } },
  collar: { design: { width: 34, height: 40 }, qr: { size: 20, x: 20.6, y: 20 }, barcode: { x: 35, y: 71 } },
  desk: { design: { width: 68, height: 44 }, qr: { size: 26, x: 7.4, y: 20.5 }, barcode: { x: 56, y: 66 } },
  blank: { design: { width: 40, height: 40 }, qr: { size: 24, x: 20, y: 10 }, barcode: { x: 37.5, y: 72 } },
};

export type StickerPart = Pick<PrintSettings, 'design' | 'qr' | 'barcode'>;

/** The settings with the size and the code positions of a built-in design; everything else is kept. */
export function placeBuiltIn<Settings extends StickerPart>(settings: Settings, name: BuiltInName): Settings {
  const { design, qr, barcode } = builtInPlacements[name];
  return { ...settings, design, qr: { ...settings.qr, ...qr }, barcode: { ...settings.barcode, ...barcode } };
}
