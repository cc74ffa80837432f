import { assess } from '~/domain/printing/checks/assess';
import type { RunToCheck } from '~/domain/printing/checks/assess';
import { backgroundOf } from '~/domain/printing/checks/backgroundIssues';
import { contrastRatio } from '~/domain/printing/checks/contrast';
import type { Issue, QuickFix } from '~/domain/printing/checks/issues';
import { formatNumber } from '~/domain/number/formatNumber';
import { barModuleWidth, codeElements, qrModuleWidth } from '~/domain/printing/sticker/stickerElements';
import type { CodeElement } from '~/domain/printing/sticker/stickerElements';

import { issueText } from './issueText';

/** Result of one scan check, which is a row of ScanChecks: an issue with its quick fix, or a passed check. */
export type ScanCheck = {
  /** Unique among the checks of a run. */
  id: string;
  element: Issue['element'];
  /** 'error' means that stickers would probably be unusable, for example because a code does not scan. */
  level: 'ok' | Issue['level'];
  text: string;
  /** The error in up to three words. Undefined for other levels, and for errors of the list of codes. */
  shortText?: string | undefined;
  detail?: string | undefined;
  quickFix?: { label: string; change: QuickFix } | undefined;
};

/** Kinds of issues that ScanChecks does not list, because the preview and the paper settings show them. */
const sheetIssueKinds: readonly Issue['kind'][] = ['no-room', 'waste'];

const levelOrder = { error: 0, warning: 1, ok: 2 } as const;

function issueChecks(run: RunToCheck): ScanCheck[] {
  return assess(run)
    .filter(({ kind }) => !sheetIssueKinds.includes(kind))
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

/** Returns a passed check with the measurements of a code without issues. The array is empty if there is no barcode. */
function passedChecks({ settings, modules }: RunToCheck, element: CodeElement): ScanCheck[] {
  const ratio = formatNumber(contrastRatio(settings[element].colour, backgroundOf(settings[element])), 1);
  const createPassedCheck = (text: string, quietZone: string): ScanCheck[] => [
    { id: `${element} ok`, element, level: 'ok', text, detail: `Clear edge ${quietZone} · contrast ${ratio}:1` },
  ];
  if (element === 'qr')
    return createPassedCheck(
      `Smallest square ${qrModuleWidth(settings.qr.size, modules.qr).toFixed(2)} mm, big enough`,
      '4 squares',
    );
  if (!settings.barcode.shown || modules.barcode === undefined) return [];
  return createPassedCheck(
    `Bars ${barModuleWidth(settings.barcode.width, modules.barcode).toFixed(2)} mm, wide enough`,
    '10 bars',
  );
}

/** Returns the results of all scan checks of a print run, errors first and passed checks last. */
export function checkRun(run: RunToCheck): ScanCheck[] {
  const issues = issueChecks(run);
  const passedResults = codeElements
    .filter((element) => !issues.some((issue) => issue.element === element))
    .flatMap((element) => passedChecks(run, element));
  return [...issues, ...passedResults].sort((a, b) => levelOrder[a.level] - levelOrder[b.level]);
}

/** The first error of the QR code and of the barcode, in up to three words. A code also has the errors of its label. */
export type CodeErrors = { [Code in CodeElement]?: string | undefined };

export function codeErrorsOf(checks: readonly ScanCheck[]): CodeErrors {
  const firstErrorOf = (elements: readonly ScanCheck['element'][]) =>
    checks.find(({ element, shortText }) => shortText !== undefined && elements.includes(element))?.shortText;
  return { qr: firstErrorOf(['qr', 'number']), barcode: firstErrorOf(['barcode', 'serial']) };
}

/** True if a check found an error. The app then asks the user to confirm printing. */
export function hasErrors(checks: readonly Pick<ScanCheck, 'level'>[]): boolean {
  return checks.some(({ level }) => level === 'error');
}
