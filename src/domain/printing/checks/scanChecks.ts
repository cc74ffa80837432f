import { assess } from './assess';
import type { Run } from './assess';
import { contrastRatio } from './contrast';
import type { Issue, Mend } from './issues';
import { wordsOf } from './issueWords';
import { shortWordsOf } from './shortIssueWords';
import { barModule, qrModule } from '../sticker/stickerElements';
import { formatNumber } from '../settings/typedNumber';

/** A line of what is said about a run: a fault with what would mend it, or a measure that is in order. */
export type ScanCheck = {
  /** Its own among the checks of a run. */
  id: string;
  /** What it speaks of. */
  element: Issue['element'];
  /** An error means that a code will probably not be read; neither ever stops a print. */
  level: 'ok' | Issue['level'];
  text: string;
  /** What makes the code fail, in a word or two. */
  short?: string;
  detail?: string;
  mend?: { label: string; change: Mend };
};

/** What the sheet itself says, and what concerns nobody who holds a finished sticker. */
const saidElsewhere: readonly Issue['kind'][] = ['no-room', 'waste'];

const weight = { error: 0, warning: 1, ok: 2 } as const;

function faultsOf(run: Run): ScanCheck[] {
  return assess(run)
    .filter(({ kind }) => !saidElsewhere.includes(kind))
    .map((issue, at) => {
      const { text, detail, mend: label } = wordsOf(issue, run.settings);
      const mend = issue.mend && label ? { label, change: issue.mend } : undefined;
      const { level, element, kind } = issue;
      const short = shortWordsOf(issue);
      return {
        id: `${element} ${kind} ${at}`,
        element,
        level,
        text,
        ...(short && { short }),
        ...(detail && { detail }),
        ...(mend && { mend }),
      };
    });
}

/** The measures of a code about which there is nothing to say, so that a run in order says what that means. */
function orderOf({ settings, modules }: Run, element: 'qr' | 'barcode'): ScanCheck[] {
  const { colour, background, withBackground } = settings[element];
  const ratio = formatNumber(contrastRatio(colour, withBackground ? background : '#FFFFFF'), 1);
  const line = (text: string, quiet: string): ScanCheck[] => [
    { id: `${element} ok`, element, level: 'ok', text, detail: `quiet zone ${quiet} · contrast ${ratio}:1` },
  ];
  if (element === 'qr') return line(`QR modules ${qrModule(settings.qr.size, modules.qr).toFixed(2)} mm`, '4 modules');
  if (!settings.barcode.shown || modules.barcode === undefined) return [];
  return line(`Bars ${barModule(settings.barcode.width, modules.barcode).toFixed(2)} mm`, '10 bars');
}

/** Whether the codes of a run will be read: what is worst first, and what is in order last. */
export function checkScanning(run: Run): ScanCheck[] {
  const faults = faultsOf(run);
  const inOrder = (['qr', 'barcode'] as const)
    .filter((element) => !faults.some((fault) => fault.element === element))
    .flatMap((element) => orderOf(run, element));
  return [...faults, ...inOrder].sort((one, other) => weight[one.level] - weight[other.level]);
}

/** What makes a code, or the line below it, fail, in a word or two; nothing where it will be read. */
export function failuresOf(checks: readonly ScanCheck[]): { qr?: string; barcode?: string } {
  const first = (elements: readonly ScanCheck['element'][]) =>
    checks.find(({ element, short }) => short !== undefined && elements.includes(element))?.short;
  const [qr, barcode] = [first(['qr', 'number']), first(['barcode', 'serial'])];
  return { ...(qr && { qr }), ...(barcode && { barcode }) };
}

/** Whether a print should be asked about first. */
export function hasErrors(checks: readonly Pick<ScanCheck, 'level'>[]): boolean {
  return checks.some(({ level }) => level === 'error');
}
