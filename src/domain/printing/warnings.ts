import { quietModules } from '../codes/qr';
import { contrastRatio, luminance } from './contrast';
import { clamp } from './limits';
import type { Size } from './paper';
import type { PrintSettings } from './printSettings';
import { placeQr } from './scene';
import { formatNumber, withUnit } from './typedNumber';

/** The least module of a printed QR code in mm: for phones and shop scanners (GS1 General Specifications 5.12.3). */
export const goodModule = 0.396;
/** Below this even an industrial reader misses modules. */
export const leastModule = 0.25;

/** Ratios of light to dark under which a code is at risk, and under which it is as good as unreadable. */
const goodContrast = 7;
const leastContrast = 3;

/** What a cutter may be off, in mm. */
const cutTolerance = 1;

const white = '#FFFFFF';

export type ScanCheck = {
  id: 'size' | 'quiet-zone' | 'contrast' | 'edge';
  /** An error means that the code will probably not be read; neither ever stops a print. */
  level: 'ok' | 'warning' | 'error';
  text: string;
  detail?: string;
  /** What would mend it, and the settings after that. */
  mend?: { label: string; qr: PrintSettings['qr'] };
};

type Sticker = Pick<PrintSettings, 'design' | 'qr'>;

/** What arithmetic may be off, in mm. */
const hair = 1e-6;

/** The least size in mm, to 0.1, at which a code of that many modules scans well. */
const scanningSize = (modules: number) => Math.ceil((modules + 2 * quietModules) * goodModule * 10) / 10;

const noRoom = ({ width, height }: Size) =>
  `The design of ${formatNumber(width)} × ${formatNumber(height)} mm has no room for this code and the edge that a cutter needs: make the design larger.`;

/**
 * The position in per cent nearest to `per` that keeps `size` mm inside `length` mm, and away from both ends by what a
 * cutter may be off where there is room for that.
 */
function inside(per: number, size: number, length: number): number {
  const edge = Math.min(cutTolerance, (length - size) / 2);
  // Rounded away from the edges; where nothing is left between, exactly in the middle.
  const least = Math.ceil((edge / length) * 1000 - hair) / 10;
  const most = Math.floor(((length - edge - size) / length) * 1000 + hair) / 10;
  return least > most ? ((length - size) / 2 / length) * 100 : clamp(per, { min: least, max: most });
}

/** The code in another size, moved only as far as it must be to stay inside; undefined where there is no room for it. */
function resized({ design, qr }: Sticker, size: number): ScanCheck['mend'] {
  if (size > Math.min(design.width, design.height) + hair) return undefined;
  const placed = { ...qr, size, x: inside(qr.x, size, design.width), y: inside(qr.y, size, design.height) };
  const moves = placed.x !== qr.x || placed.y !== qr.y;
  return { label: `Apply ${withUnit(size, 'mm')}${moves ? ' and move it' : ''}`, qr: placed };
}

function checkSize({ design, qr }: Sticker, modules: number): ScanCheck {
  const { module } = placeQr({ design, qr }, modules);
  const shown = `${module.toFixed(2)} mm`;
  if (module >= goodModule) return { id: 'size', level: 'ok', text: `QR modules ${shown}` };
  const needed = scanningSize(modules);
  const mend = resized({ design, qr }, needed);
  const level = module < leastModule ? 'error' : 'warning';
  const size = withUnit(qr.size, 'mm');
  const phones = `Its modules are ${shown} wide, and phones need ${goodModule.toFixed(2)} mm.`;
  return {
    id: 'size',
    level,
    text: `QR code ${size} is ${level === 'error' ? 'too small' : 'small'} for this address: ${withUnit(needed, 'mm')} scans well`,
    detail: mend ? phones : `${phones} ${noRoom(design)}`,
    ...(mend && { mend }),
  };
}

function checkGround({ qr }: Sticker, hasPicture: boolean): ScanCheck {
  if (!qr.withBackground && hasPicture) {
    return {
      id: 'quiet-zone',
      level: 'error',
      text: 'Without its background the QR code stands on the picture, which may hide its edge',
      mend: { label: 'Turn the background on', qr: { ...qr, withBackground: true } },
    };
  }
  const ground = qr.withBackground ? qr.background : white;
  const ratio = contrastRatio(qr.colour, ground);
  const mend = { label: 'Apply black on white', qr: { ...qr, colour: '#000000', background: white } };
  if (luminance(qr.colour) > luminance(ground)) {
    return {
      id: 'contrast',
      level: 'error',
      text: 'The QR code is lighter than its background: most readers fail',
      mend,
    };
  }
  if (ratio < goodContrast) {
    const level = ratio < leastContrast ? 'error' : 'warning';
    const text = `The QR code is ${level === 'error' ? 'too pale' : 'pale'} on its background`;
    return {
      id: 'contrast',
      level,
      text,
      detail: `Contrast ${formatNumber(ratio, 2)}:1; ${goodContrast}:1 reads well.`,
      mend,
    };
  }
  return { id: 'contrast', level: 'ok', text: `Contrast ${formatNumber(ratio, 2)}:1` };
}

function checkEdge({ design, qr }: Sticker, modules: number): ScanCheck | undefined {
  const { x, y } = placeQr({ design, qr }, modules);
  const space = Math.min(x, y, design.width - x - qr.size, design.height - y - qr.size);
  if (space >= cutTolerance - hair) return undefined;
  const cut = space < -hair;
  const fault = cut
    ? `The QR code sticks out of the sticker by ${withUnit(-space, 'mm', 2)} and is cut off`
    : `The QR code is ${withUnit(Math.max(0, space), 'mm', 2)} from the edge: a cut that is a little off hits it`;
  return { id: 'edge', level: cut ? 'error' : 'warning', text: fault, ...mendEdge({ design, qr }, modules, cut) };
}

/** Moved where it fits, else made smaller where it still scans, else nothing but words. */
function mendEdge({ design, qr }: Sticker, modules: number, cut: boolean): Pick<ScanCheck, 'mend' | 'detail'> {
  const shortest = Math.min(design.width, design.height);
  const needed = scanningSize(modules);
  const roomy = shortest - 2 * cutTolerance;
  const moved = qr.size <= roomy + hair ? resized({ design, qr }, qr.size) : undefined;
  if (moved) return { mend: { ...moved, label: 'Move it inside' } };
  // With room for the cutter if that still scans; up to the edge only for one that would be cut off otherwise.
  const size = (cut ? [roomy, shortest] : [roomy])
    .map((room) => Math.floor(room * 10 + hair) / 10)
    .find((room) => room >= needed);
  const mend = size === undefined ? undefined : resized({ design, qr }, Math.min(size, qr.size));
  return mend ? { mend } : { detail: noRoom(design) };
}

/**
 * Whether the QR code of a sticker will be read, judged by computation: a clean rendering of a pale code still decodes,
 * its print may not. `modules` is the width of the code without its quiet zone.
 */
export function checkScanning(sticker: Sticker, modules: number, hasPicture: boolean): ScanCheck[] {
  const edge = checkEdge(sticker, modules);
  return [checkSize(sticker, modules), checkGround(sticker, hasPicture), ...(edge ? [edge] : [])];
}

/** Whether a print should be asked about first. */
export function hasErrors(checks: readonly ScanCheck[]): boolean {
  return checks.some(({ level }) => level === 'error');
}
