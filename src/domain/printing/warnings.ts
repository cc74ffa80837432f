import { assessSticker } from './assess';
import { contrastRatio } from './contrast';
import { applyMend } from './issues';
import type { Issue } from './issues';
import { wordsOf } from './issueWords';
import { defaultPrintSettings } from './printSettings';
import type { PrintSettings } from './printSettings';
import { placeQr } from './scene';
import { formatNumber } from './typedNumber';

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

const ids: Partial<Record<Issue['kind'], ScanCheck['id']>> = {
  module: 'size',
  'quiet-zone': 'quiet-zone',
  contrast: 'contrast',
  edge: 'edge',
};

/**
 * Whether the QR code of a sticker will be read, as lines with what is in order among them. `modules` is the width of
 * the code without its quiet zone.
 */
export function checkScanning(sticker: Sticker, modules: number, hasPicture: boolean): ScanCheck[] {
  const settings = { ...sticker, barcode: defaultPrintSettings.barcode };
  const { dpi } = defaultPrintSettings;
  const faults = assessSticker(settings, { modules: { qr: modules }, dpi, hasPicture }).flatMap(
    (issue): ScanCheck[] => {
      const id = ids[issue.kind];
      if (!id) return [];
      const { text, detail, mend: label } = wordsOf(issue, settings);
      const mend = issue.mend && label ? { label, qr: applyMend(settings, issue.mend).qr } : undefined;
      return [{ id, level: issue.level, text, ...(detail && { detail }), ...(mend && { mend }) }];
    },
  );
  const faultOf = (...wanted: ScanCheck['id'][]) => faults.find(({ id }) => wanted.includes(id));
  const { colour, background, withBackground } = sticker.qr;
  const edge = faultOf('edge');
  return [
    faultOf('size') ?? {
      id: 'size',
      level: 'ok',
      text: `QR modules ${placeQr(sticker, modules).module.toFixed(2)} mm`,
    },
    faultOf('quiet-zone', 'contrast') ?? {
      id: 'contrast',
      level: 'ok',
      text: `Contrast ${formatNumber(contrastRatio(colour, withBackground ? background : '#FFFFFF'), 2)}:1`,
    },
    ...(edge ? [edge] : []),
  ];
}

/** Whether a print should be asked about first. */
export function hasErrors(checks: readonly { level: 'ok' | Issue['level'] }[]): boolean {
  return checks.some(({ level }) => level === 'error');
}
