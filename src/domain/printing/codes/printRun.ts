import { findCodeProblems } from './findCodeProblems';
import type { PrintSettings } from '../settings/printSettings';
import { measureWidthInEm } from '../sticker/fitText';
import { getLabelTexts, measureWidestCodes } from './drawRun';
import type { RunRequest } from './drawRun';
import { createSampleCode } from './createSampleCode';
import type { RunSource, TagSourceResult } from './tagSource';

/** A run: the codes that one print window or PDF contains, and the number of copies of each code. */
export type PrintRun = Pick<RunRequest, 'codes' | 'copies'>;

/**
 * Returns a run with the codes of a source: `quantity` copies of each code, or `quantity` different sample codes with
 * one copy of each.
 */
export function makeRun(quantity: PrintSettings['quantity'], source: RunSource): PrintRun {
  if (source.source !== 'sample') return { codes: source.part.codes, copies: quantity };
  const codes = Array.from({ length: quantity }, (_, index) => ({ code: createSampleCode(index), number: index + 1 }));
  return { codes, copies: 1 };
}

/** Returns one run with the codes of all parts: `quantity` copies of each code, or `quantity` sample codes. */
export const makeWholeRun = (quantity: PrintSettings['quantity'], result: TagSourceResult): PrintRun =>
  result.source === 'sample' ? makeRun(quantity, result) : { codes: result.codes, copies: quantity };

/** Returns the number of stickers of all codes of a source, with their copies. */
export const countStickers = (quantity: PrintSettings['quantity'], result: TagSourceResult): number =>
  result.source === 'sample' ? quantity : result.codes.length * quantity;

/** Returns the codes of all parts, or `quantity` sample codes, without duplicates. */
export function listAllCodes(quantity: PrintSettings['quantity'], result: TagSourceResult): PrintRun['codes'] {
  const { codes } = makeWholeRun(quantity, result);
  // A reprint can list a code several times: once for each sticker that is printed again.
  return result.source === 'reprint' ? [...new Map(codes.map((runCode) => [runCode.code, runCode])).values()] : codes;
}

/** Returns the settings for the layout of a run. In them, `quantity` is the number of stickers of the run. */
export function getRunSettings(settings: PrintSettings, source: RunSource): PrintSettings {
  return source.source === 'sample'
    ? settings
    : { ...settings, quantity: settings.quantity * source.part.codes.length };
}

/**
 * Returns the widest label: if it fits, all labels fit. A label with characters of unknown width counts as the widest
 * one, since it never fits.
 */
function findWidestLabel(labels: readonly string[]): string {
  let widestLabel = { label: '', width: 0 };
  for (const label of labels) {
    const width = measureWidthInEm(label) ?? Infinity;
    if (width > widestLabel.width) widestLabel = { label, width };
  }
  return widestLabel.label;
}

/**
 * Returns the data of a run that `findIssues` needs: the problems of its codes, the sizes of the widest codes, and the
 * widest labels. Takes about 0.3 s for 100,000 hexacodes, so callers should cache the result.
 */
export function measureRun(
  { codes }: Pick<PrintRun, 'codes'>,
  tagBaseUrl: string,
  level: RunRequest['level'],
  dataMatrix?: RunRequest['dataMatrix'],
) {
  const codeTexts = codes.map(({ code }) => code);
  const labels = codes.map(getLabelTexts);
  return {
    codeProblems: findCodeProblems(codes),
    modules: measureWidestCodes(codeTexts, tagBaseUrl, level, dataMatrix),
    labels: {
      number: findWidestLabel(labels.map(({ number }) => number)),
      serial: findWidestLabel(labels.map(({ serial }) => serial)),
    },
  };
}
