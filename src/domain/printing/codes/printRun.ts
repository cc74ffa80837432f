import type { PrintSettings } from '../settings/printSettings';
import type { LabelTexts } from '../sticker/scene';
import { getLabelTexts, measureWidestCodes } from './drawRun';
import type { RunRequest } from './drawRun';
import { createSampleCode } from './createSampleCode';
import type { RunSource, TagSourceResult } from './tagSource';

/** A run: the codes that one print window or PDF contains, and the number of copies of each code. */
export type PrintRun = Pick<RunRequest, 'codes' | 'copies'>;

/** Returns the run for a source: `quantity` copies of each code of the source, or `quantity` different sample codes. */
export function makeRun(quantity: PrintSettings['quantity'], source: RunSource): PrintRun {
  if (source.source !== 'sample') return { codes: source.part.codes, copies: quantity };
  const codes = Array.from({ length: quantity }, (_, index) => ({ code: createSampleCode(index), number: index + 1 }));
  return { codes, copies: 1 };
}

/** Returns the run of all codes of a source, with `quantity` copies of each, or of `quantity` sample codes. */
export const makeWholeRun = (quantity: PrintSettings['quantity'], result: TagSourceResult): PrintRun =>
  result.source === 'sample' ? makeRun(quantity, result) : { codes: result.codes, copies: quantity };

/** Returns the number of stickers of all parts. */
export const countStickers = (quantity: PrintSettings['quantity'], result: TagSourceResult): number =>
  result.source === 'sample' ? quantity : result.codes.length * quantity;

/** Returns all codes of a source, each once: the codes of all parts, or `quantity` sample codes. */
export function listAllCodes(quantity: PrintSettings['quantity'], result: TagSourceResult): PrintRun['codes'] {
  const { codes } = makeWholeRun(quantity, result);
  // Only a reprint can list a code several times: once for each sticker that is printed again.
  return result.source === 'reprint' ? [...new Map(codes.map((runCode) => [runCode.code, runCode])).values()] : codes;
}

/** Returns the settings for the layout of a run, in which `quantity` is the total number of stickers. */
export function getRunSettings(settings: PrintSettings, source: RunSource): PrintSettings {
  return source.source === 'sample'
    ? settings
    : { ...settings, quantity: settings.quantity * source.part.codes.length };
}

/**
 * Returns the data of a run that `findIssues` needs: the codes, the sizes of the widest codes, and the longest labels.
 */
export function measureRun(
  { codes }: PrintRun,
  tagBaseUrl: string,
  level: RunRequest['level'],
  dataMatrix?: RunRequest['dataMatrix'],
) {
  const texts = codes.map(({ code }) => code);
  const labels = codes.map(getLabelTexts);
  const longestLabel = (label: keyof LabelTexts) =>
    labels.reduce((found, { [label]: text }) => (text.length > found.length ? text : found), '');
  return {
    codes: texts,
    modules: measureWidestCodes(texts, tagBaseUrl, level, dataMatrix),
    labels: { number: longestLabel('number'), serial: longestLabel('serial') },
  };
}
