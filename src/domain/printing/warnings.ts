import { quietModules } from '../codes/qr';
import { contrastRatio, luminance } from './contrast';
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

function checkSize({ design, qr }: Sticker, modules: number): ScanCheck {
  const { module } = placeQr({ design, qr }, modules);
  const needed = Math.ceil((modules + 2 * quietModules) * goodModule * 10) / 10;
  const shown = `${module.toFixed(2)} mm`;
  if (module >= goodModule) return { id: 'size', level: 'ok', text: `QR modules ${shown}` };
  const level = module < leastModule ? 'error' : 'warning';
  const size = withUnit(qr.size, 'mm');
  return {
    id: 'size',
    level,
    text: `QR code ${size} is ${level === 'error' ? 'too small' : 'small'} for this address: ${withUnit(needed, 'mm')} scans well`,
    detail: `Its modules are ${shown} wide, and phones need ${goodModule.toFixed(2)} mm.`,
    mend: { label: `Apply ${withUnit(needed, 'mm')}`, qr: { ...qr, size: needed } },
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
      detail: `Contrast ${formatNumber(ratio)}:1; ${goodContrast}:1 reads well.`,
      mend,
    };
  }
  return { id: 'contrast', level: 'ok', text: `Contrast ${formatNumber(ratio)}:1` };
}

/** The position in per cent, to one decimal, that keeps `size` mm away from both edges of `length` mm. */
function insidePosition(per: number, size: number, length: number): number {
  const least = Math.ceil((cutTolerance / length) * 1000) / 10;
  const most = Math.floor(((length - cutTolerance - size) / length) * 1000) / 10;
  return Math.min(most, Math.max(least, per));
}

function checkEdge({ design, qr }: Sticker): ScanCheck | undefined {
  const { x, y } = placeQr({ design, qr }, 0);
  const space = Math.min(x, y, design.width - x - qr.size, design.height - y - qr.size);
  if (space >= cutTolerance) return undefined;
  const room = Math.min(design.width, design.height) - 2 * cutTolerance;
  const position = {
    x: insidePosition(qr.x, qr.size, design.width),
    y: insidePosition(qr.y, qr.size, design.height),
  };
  const mend = qr.size <= room ? { mend: { label: 'Move it inside', qr: { ...qr, ...position } } } : {};
  if (space < 0) {
    const text = `The QR code sticks out of the sticker by ${withUnit(-space, 'mm')} and is cut off`;
    return { id: 'edge', level: 'error', text, ...mend };
  }
  const text = `The QR code is ${withUnit(space, 'mm')} from the edge: a cut that is a little off hits it`;
  return { id: 'edge', level: 'warning', text, ...mend };
}

/**
 * Whether the QR code of a sticker will be read, judged by computation: a clean rendering of a pale code still decodes,
 * its print may not. `modules` is the width of the code without its quiet zone.
 */
export function checkScanning(sticker: Sticker, modules: number, hasPicture: boolean): ScanCheck[] {
  const edge = checkEdge(sticker);
  return [checkSize(sticker, modules), checkGround(sticker, hasPicture), ...(edge ? [edge] : [])];
}

/** Whether a print should be asked about first. */
export function hasErrors(checks: readonly ScanCheck[]): boolean {
  return checks.some(({ level }) => level === 'error');
}
