import { assess } from '~/domain/printing/checks/assess';
import type { Run } from '~/domain/printing/checks/assess';
import { backgroundOf } from '~/domain/printing/checks/backgroundIssues';
import { contrastRatio } from '~/domain/printing/checks/contrast';
import type { Issue, QuickFix } from '~/domain/printing/checks/issues';
import { formatNumber } from '~/domain/number/formatNumber';
import { barModule, codeElements, qrModule } from '~/domain/printing/sticker/stickerElements';
import type { CodeElement } from '~/domain/printing/sticker/stickerElements';

import { issueText } from './issueText';

/** A row of the panel: an issue with its quick fix, or a passed check. */
export type ScanCheck = {
  /** Unique within a run. */
  id: string;
  element: Issue['element'];
  /** An error: the code will probably not scan. Printing is never prevented. */
  level: 'ok' | Issue['level'];
  text: string;
  /** An error in one or two words. */
  short?: string | undefined;
  detail?: string | undefined;
  quickFix?: { label: string; change: QuickFix } | undefined;
};

/** Issues of the sheet; the preview and the paper settings show them. */
const sheetIssues: readonly Issue['kind'][] = ['no-room', 'waste'];

const severity = { error: 0, warning: 1, ok: 2 } as const;

function issuesOf(run: Run): ScanCheck[] {
  return assess(run)
    .filter(({ kind }) => !sheetIssues.includes(kind))
    .map((issue, at) => {
      const { level, element, kind, quickFix: change } = issue;
      const { text, short, detail, quickFix: label } = issueText(issue, run.settings);
      return {
        id: `${element} ${kind} ${at}`,
        element,
        level,
        text,
        short: level === 'error' ? short : undefined,
        detail,
        quickFix: change && label ? { label, change } : undefined,
      };
    });
}

/** Measured values of a code without issues. */
function passedChecks({ settings, modules }: Run, element: CodeElement): ScanCheck[] {
  const ratio = formatNumber(contrastRatio(settings[element].colour, backgroundOf(settings[element])), 1);
  const passed = (text: string, quiet: string): ScanCheck[] => [
    { id: `${element} ok`, element, level: 'ok', text, detail: `Clear edge ${quiet} · contrast ${ratio}:1` },
  ];
  if (element === 'qr')
    return passed(`Dots ${qrModule(settings.qr.size, modules.qr).toFixed(2)} mm, big enough`, '4 dots');
  if (!settings.barcode.shown || modules.barcode === undefined) return [];
  return passed(`Bars ${barModule(settings.barcode.width, modules.barcode).toFixed(2)} mm, wide enough`, '10 bars');
}

/** All checks of a run, errors first and passed checks last. */
export function checkRun(run: Run): ScanCheck[] {
  const issues = issuesOf(run);
  const passed = codeElements
    .filter((element) => !issues.some((issue) => issue.element === element))
    .flatMap((element) => passedChecks(run, element));
  return [...issues, ...passed].sort((a, b) => severity[a.level] - severity[b.level]);
}

/** The first error of each code or its label, in one or two words. */
export type CodeErrors = { [Code in CodeElement]?: string | undefined };

export function codeErrorsOf(checks: readonly ScanCheck[]): CodeErrors {
  const first = (elements: readonly ScanCheck['element'][]) =>
    checks.find(({ element, short }) => short !== undefined && elements.includes(element))?.short;
  return { qr: first(['qr', 'number']), barcode: first(['barcode', 'serial']) };
}

/** True if printing should be confirmed first. */
export function hasErrors(checks: readonly Pick<ScanCheck, 'level'>[]): boolean {
  return checks.some(({ level }) => level === 'error');
}
