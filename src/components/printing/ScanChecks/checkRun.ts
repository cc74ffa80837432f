import { assess } from '~/domain/printing/checks/assess';
import type { Run } from '~/domain/printing/checks/assess';
import { backgroundOf } from '~/domain/printing/checks/backgroundIssues';
import { contrastRatio } from '~/domain/printing/checks/contrast';
import type { Issue, QuickFix } from '~/domain/printing/checks/issues';
import { formatNumber } from '~/domain/number/formatNumber';
import { barModule, qrModule } from '~/domain/printing/sticker/stickerElements';

import { issueText } from './issueText';
import { shortIssueText } from './shortIssueText';

/** A row of the panel: an issue with its quick fix, or a passed check. */
export type ScanCheck = {
  /** Unique within a run. */
  id: string;
  element: Issue['element'];
  /** An error: the code will probably not scan. Printing is never prevented. */
  level: 'ok' | Issue['level'];
  text: string;
  /** An error in one or two words. */
  short?: string;
  detail?: string;
  quickFix?: { label: string; change: QuickFix };
};

/** Issues of the sheet; the preview and the paper settings show them. */
const sheetIssues: readonly Issue['kind'][] = ['no-room', 'waste'];

const severity = { error: 0, warning: 1, ok: 2 } as const;

function issuesOf(run: Run): ScanCheck[] {
  return assess(run)
    .filter(({ kind }) => !sheetIssues.includes(kind))
    .map((issue, at) => {
      const { text, detail, quickFix: label } = issueText(issue, run.settings);
      const quickFix = issue.quickFix && label ? { label, change: issue.quickFix } : undefined;
      const { level, element, kind } = issue;
      const short = shortIssueText(issue);
      return {
        id: `${element} ${kind} ${at}`,
        element,
        level,
        text,
        ...(short && { short }),
        ...(detail && { detail }),
        ...(quickFix && { quickFix }),
      };
    });
}

/** Measured values of a code without issues. */
function passedChecks({ settings, modules }: Run, element: 'qr' | 'barcode'): ScanCheck[] {
  const ratio = formatNumber(contrastRatio(settings[element].colour, backgroundOf(settings[element])), 1);
  const passed = (text: string, quiet: string): ScanCheck[] => [
    { id: `${element} ok`, element, level: 'ok', text, detail: `quiet zone ${quiet} · contrast ${ratio}:1` },
  ];
  if (element === 'qr')
    return passed(`QR modules ${qrModule(settings.qr.size, modules.qr).toFixed(2)} mm`, '4 modules');
  if (!settings.barcode.shown || modules.barcode === undefined) return [];
  return passed(`Bars ${barModule(settings.barcode.width, modules.barcode).toFixed(2)} mm`, '10 bars');
}

/** All checks of a run, errors first and passed checks last. */
export function checkRun(run: Run): ScanCheck[] {
  const issues = issuesOf(run);
  const passed = (['qr', 'barcode'] as const)
    .filter((element) => !issues.some((issue) => issue.element === element))
    .flatMap((element) => passedChecks(run, element));
  return [...issues, ...passed].sort((a, b) => severity[a.level] - severity[b.level]);
}

/** The first error of each code or its label, in one or two words. */
export type CodeErrors = { qr?: string; barcode?: string };

export function codeErrorsOf(checks: readonly ScanCheck[]): CodeErrors {
  const first = (elements: readonly ScanCheck['element'][]) =>
    checks.find(({ element, short }) => short !== undefined && elements.includes(element))?.short;
  const [qr, barcode] = [first(['qr', 'number']), first(['barcode', 'serial'])];
  return { ...(qr && { qr }), ...(barcode && { barcode }) };
}

/** True if printing should be confirmed first. */
export function hasErrors(checks: readonly Pick<ScanCheck, 'level'>[]): boolean {
  return checks.some(({ level }) => level === 'error');
}
