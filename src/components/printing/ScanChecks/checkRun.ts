import { findIssues } from '~/domain/printing/checks/findIssues';
import type { RunToCheck } from '~/domain/printing/checks/findIssues';
import { getBackgroundColour } from '~/domain/printing/checks/backgroundIssues';
import { getContrastRatio } from '~/domain/printing/checks/contrast';
import type { Issue, QuickFix } from '~/domain/printing/checks/issues';
import { getReadingDistance } from '~/domain/printing/checks/sizeIssues';
import { formatNumber } from '~/domain/number/formatNumber';
import type { Size } from '~/domain/printing/settings/paper';
import {
  getCodeBoxes,
  codeElements,
  findModuleCount,
  getModuleWidth,
  getSymbology,
} from '~/domain/printing/sticker/stickerElements';
import type { CodeElement } from '~/domain/printing/sticker/stickerElements';

import { combineSizeIssues } from './combineSizeIssues';
import { formatSideError, getIssueText } from './getIssueText';

/** Result of one scan check, which is a row of ScanChecks: an issue with its quick fix, or a passed check. */
export type ScanCheck = {
  /** Unique among the checks of a run. */
  id: string;
  element: Issue['element'] | 'design';
  /** Zero-based index of the text line, if `element` is 'text'. */
  lineIndex?: number;
  /**
   * 'error' means that stickers would probably be unusable, for example because a code does not scan. A 'hint' is about
   * the printer or the artwork, and is not counted as an issue.
   */
  level: 'ok' | 'hint' | Issue['level'];
  text: string;
  /** Error for the width or height field of a code that is too small. `text` names the minimum. */
  sizeError?: { dimension: keyof Size; text: string } | undefined;
  /**
   * Text of an error in up to three words. Undefined for other levels, and for errors of the list of codes or of fonts.
   */
  badgeText?: string | undefined;
  detail?: string | undefined;
  /** Sticker size that has space for the code. Undefined if the current sticker size has space for it. */
  neededSticker?: Size | undefined;
  quickFix?: LabelledFix | undefined;
  /** A second quick fix to choose from. */
  alternativeFix?: LabelledFix | undefined;
  /**
   * Zero-based index, in the preview, of the first sticker with the issue. Undefined if no sticker in the preview has
   * the issue, or if all stickers have it.
   */
  stickerIndex?: number | undefined;
};

/**
 * The stickers of the preview: `count` stickers, `copies` for each code. `firstIndex` is the zero-based index that the first
 * sticker of the preview has in the whole run.
 */
export type PreviewStickers = { copies: number; firstIndex: number; count: number };

type LabelledFix = { label: string; change: QuickFix };

const addLabelToFix = (change: QuickFix | undefined, label: string | undefined): LabelledFix | undefined =>
  change && label ? { label, change } : undefined;

/** The side that is too short, for each kind of size issue of a code. */
const shortSides = { module: 'width', dots: 'width', height: 'height' } as const;

function findSizeError(issue: Issue): ScanCheck['sizeError'] {
  if (issue.level !== 'error') return undefined;
  if (issue.kind !== 'module' && issue.kind !== 'dots' && issue.kind !== 'height') return undefined;
  return { dimension: shortSides[issue.kind], text: formatSideError(issue.needed) };
}

/** Kinds of issues that ScanChecks does not list, because the preview and the paper settings show them. */
const sheetIssueKinds: readonly Issue['kind'][] = ['no-room', 'waste'];

const levelOrder = { error: 0, warning: 1, hint: 2, ok: 3 } as const;

/**
 * Returns the zero-based index, in the preview, of the first sticker with the issue. Undefined if no sticker in the
 * preview has the issue, or if all stickers have it.
 */
function findStickerIndex(issue: Issue, { copies, firstIndex, count }: PreviewStickers): number | undefined {
  const isInPreview = (stickerIndex: number) => stickerIndex >= 0 && stickerIndex < count;
  if (issue.kind === 'codes') return issue.indices.map((index) => index * copies - firstIndex).find(isInPreview);
  if (!('stickerNumber' in issue)) return undefined;
  const stickerIndex = issue.stickerNumber - 1 - firstIndex;
  return isInPreview(stickerIndex) ? stickerIndex : undefined;
}

function listIssueChecks(run: RunToCheck, stickers: PreviewStickers | undefined): ScanCheck[] {
  return combineSizeIssues(findIssues(run), run.settings)
    .filter(({ kind }) => !sheetIssueKinds.includes(kind))
    .map((issue, index) => {
      const { level, element, kind } = issue;
      const { text, badgeText, detail, ...labels } = getIssueText(issue, run.settings);
      return {
        id: `${element} ${kind} ${index}`,
        element,
        ...(issue.element === 'text' && { lineIndex: issue.lineIndex }),
        level,
        text,
        sizeError: findSizeError(issue),
        badgeText: level === 'error' ? badgeText : undefined,
        detail,
        neededSticker: issue.neededStickerSize,
        quickFix: addLabelToFix(issue.quickFix, labels.quickFixLabel),
        alternativeFix: addLabelToFix(issue.alternativeFix, labels.alternativeFixLabel),
        stickerIndex: stickers && findStickerIndex(issue, stickers),
      };
    });
}

/**
 * Returns one passed check with the measurements of a code without issues. Returns an empty array if the code is not
 * drawn.
 */
function listPassedChecks({ settings, modules }: RunToCheck, element: CodeElement): ScanCheck[] {
  const moduleCount = findModuleCount(settings, element, modules);
  if (moduleCount === undefined || (element === 'barcode' && !settings.barcode.shown)) return [];
  const contrastRatio = formatNumber(
    getContrastRatio(settings[element].colour, getBackgroundColour(settings[element])),
    1,
  );
  const symbology = getSymbology(settings, element);
  const moduleSize = getModuleWidth(symbology, getCodeBoxes(settings)[element].width, moduleCount);
  const moduleSizeText = `${moduleSize.toFixed(2)} mm`;
  if (symbology === 'qr') {
    const distance = formatNumber(getReadingDistance(moduleSize * moduleCount) / 10, 0);
    const text = `Scans from up to about ${distance} cm away`;
    const detail = `Squares ${moduleSizeText} · contrast ${contrastRatio}:1`;
    return [{ id: 'qr ok', element, level: 'ok', text, detail }];
  }
  const text = {
    dataMatrix: `Data Matrix squares ${moduleSizeText}: big enough`,
    code128: `Barcode bars ${moduleSizeText}: wide enough`,
  }[symbology];
  return [{ id: `${element} ok`, element, level: 'ok', text, detail: `Contrast ${contrastRatio}:1` }];
}

/** Error for ScanChecks if the encoder of Data Matrix codes could not be loaded. The code is then not drawn. */
export const dataMatrixLoadError: ScanCheck = {
  id: 'barcode not-loaded',
  element: 'barcode',
  level: 'error',
  text: "Data Matrix didn't load, so the code isn't on your stickers.",
  badgeText: 'Not loaded',
  detail: 'Check your connection, open Barcode and try again.',
};

/** Error for ScanChecks if the fonts of the text lines could not be loaded. The lines are then not drawn. */
export const textFontsLoadError: ScanCheck = {
  id: 'text not-loaded',
  element: 'text',
  level: 'error',
  text: "The fonts didn't load, so your text isn't on your stickers.",
  detail: 'Check your connection, open Text and try again.',
};

/**
 * Returns the results of all scan checks of a print run, errors first and passed checks last. With `stickers`, each
 * issue names the first sticker in the preview that has it.
 */
export function checkRun(run: RunToCheck, stickers?: PreviewStickers): ScanCheck[] {
  const issueChecks = listIssueChecks(run, stickers);
  const passedChecks = codeElements
    .filter((element) => !issueChecks.some((check) => check.element === element))
    .flatMap((element) => listPassedChecks(run, element));
  return [...issueChecks, ...passedChecks].sort((a, b) => levelOrder[a.level] - levelOrder[b.level]);
}

/** Short text of the first error of each code, in up to three words. Errors of a label count as errors of its code. */
export type CodeErrors = { [Code in CodeElement]?: string | undefined };

export function getCodeErrors(checks: readonly ScanCheck[]): CodeErrors {
  const findFirstError = (elements: readonly ScanCheck['element'][]) =>
    checks.find(({ element, badgeText }) => badgeText !== undefined && elements.includes(element))?.badgeText;
  return { qr: findFirstError(['qr', 'number']), barcode: findFirstError(['barcode', 'serial']) };
}

/** Errors for the size fields of the codes and of the design. */
export type SizeErrors = { [Element in CodeElement | 'design']?: { [Side in keyof Size]?: string } };

export function getSizeErrors(checks: readonly ScanCheck[], design: Size): SizeErrors {
  const errors: SizeErrors = {};
  for (const { element, sizeError } of checks) {
    if (sizeError && (element === 'qr' || element === 'barcode')) {
      errors[element] = { [sizeError.dimension]: sizeError.text, ...errors[element] };
    }
  }
  const neededStickers = checks.flatMap(({ level, neededSticker = [] }) => (level === 'error' ? neededSticker : []));
  for (const side of ['width', 'height'] as const) {
    const neededLength = Math.max(...neededStickers.map((size) => size[side]));
    if (neededLength > design[side]) errors.design = { ...errors.design, [side]: formatSideError(neededLength) };
  }
  return errors;
}

/** Returns the first error of each text line, in up to three words; undefined for lines without errors. */
export function listLineErrors(checks: readonly ScanCheck[]): readonly (string | undefined)[] {
  const errors: (string | undefined)[] = [];
  for (const { lineIndex, badgeText } of checks)
    if (lineIndex !== undefined && badgeText) errors[lineIndex] ??= badgeText;
  // Lines without errors are holes in the array. `Array.from` makes them undefined, since `map` would skip holes.
  return Array.from(errors);
}

/** True if a check found an error. The app then asks the user to confirm printing. */
export function hasErrors(checks: readonly Pick<ScanCheck, 'level'>[]): boolean {
  return checks.some(({ level }) => level === 'error');
}
