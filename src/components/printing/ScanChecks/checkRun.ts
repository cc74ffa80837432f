import { assess } from '~/domain/printing/checks/assess';
import type { RunToCheck } from '~/domain/printing/checks/assess';
import { backgroundOf } from '~/domain/printing/checks/backgroundIssues';
import { contrastRatio } from '~/domain/printing/checks/contrast';
import type { Issue, QuickFix } from '~/domain/printing/checks/issues';
import { formatNumber } from '~/domain/number/formatNumber';
import { barModuleWidth, codeElements, qrModuleWidth } from '~/domain/printing/sticker/stickerElements';
import type { CodeElement } from '~/domain/printing/sticker/stickerElements';

import { issueText } from './issueText';

/** Result of a check, a row of ScanChecks: an issue with its quick fix, or a check that passed. */
export type ScanCheck = {
  /** Unique among the checks of a run. */
  id: string;
  element: Issue['element'];
  /** 'error': the code will probably not scan. Printing is possible nevertheless. */
  level: 'ok' | Issue['level'];
  text: string;
  /** The error in one or two words. Undefined for other levels. */
  shortText?: string | undefined;
  detail?: string | undefined;
  quickFix?: { label: string; change: QuickFix } | undefined;
};

/** Issues that are not listed here, because the preview and the paper settings show them. */
const sheetIssues: readonly Issue['kind'][] = ['no-room', 'waste'];

const severity = { error: 0, warning: 1, ok: 2 } as const;

function issuesOf(run: RunToCheck): ScanCheck[] {
  return assess(run)
    .filter(({ kind }) => !sheetIssues.includes(kind))
    .map((issue, index) => {
      const { level, element, kind, quickFix: change } = issue;
      const { text, shortText, detail, quickFix: label } = issueText(issue, run.settings);
      return {
        id: `${element} ${kind} ${index}`,
        element,
        level,
        text,
        shortText: level === 'error' ? shortText : undefined,
        detail,
        quickFix: change && label ? { label, change } : undefined,
      };
    });
}

/** Returns the measured values of a code without issues, as one passed check. Returns none for a hidden barcode. */
function passedChecks({ settings, modules }: RunToCheck, element: CodeElement): ScanCheck[] {
  const ratio = formatNumber(contrastRatio(settings[element].colour, backgroundOf(settings[element])), 1);
  const passed = (text: string, quietZone: string): ScanCheck[] => [
    { id: `${element} ok`, element, level: 'ok', text, detail: `Clear edge ${quietZone} · contrast ${ratio}:1` },
  ];
  if (element === 'qr')
    return passed(
      `Smallest square ${qrModuleWidth(settings.qr.size, modules.qr).toFixed(2)} mm, big enough`,
      '4 squares',
    );
  if (!settings.barcode.shown || modules.barcode === undefined) return [];
  return passed(
    `Bars ${barModuleWidth(settings.barcode.width, modules.barcode).toFixed(2)} mm, wide enough`,
    '10 bars',
  );
}

/** Returns the results of all checks of a run, errors first and passed checks last. */
export function checkRun(run: RunToCheck): ScanCheck[] {
  const issues = issuesOf(run);
  const passed = codeElements
    .filter((element) => !issues.some((issue) => issue.element === element))
    .flatMap((element) => passedChecks(run, element));
  return [...issues, ...passed].sort((a, b) => severity[a.level] - severity[b.level]);
}

/** The first error of each code or its label, in one or two words. Undefined if there is no error. */
export type CodeErrors = { [Code in CodeElement]?: string | undefined };

export function codeErrorsOf(checks: readonly ScanCheck[]): CodeErrors {
  const firstErrorOf = (elements: readonly ScanCheck['element'][]) =>
    checks.find(({ element, shortText }) => shortText !== undefined && elements.includes(element))?.shortText;
  return { qr: firstErrorOf(['qr', 'number']), barcode: firstErrorOf(['barcode', 'serial']) };
}

/** True if a check found an error. The user should then confirm printing. */
export function hasErrors(checks: readonly Pick<ScanCheck, 'level'>[]): boolean {
  return checks.some(({ level }) => level === 'error');
}
