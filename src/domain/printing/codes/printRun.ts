import type { PrintSettings } from '../settings/printSettings';
import type { Labels } from '../sticker/scene';
import { labelsOf, widestModules } from './drawRun';
import type { RunRequest } from './drawRun';
import { sampleCode } from './sampleSeries';
import type { RunSource } from './tagSource';

/** Codes to print, and the number of stickers of each. */
export type PrintRun = Pick<RunRequest, 'codes' | 'copies'>;

/** The codes of a run: `quantity` copies of each code of the source, or one sample code per sticker. */
export function makeRun(quantity: PrintSettings['quantity'], source: RunSource): PrintRun {
  if (source.source !== 'sample') return { codes: source.part.codes, copies: quantity };
  const codes = Array.from({ length: quantity }, (_, index) => ({ code: sampleCode(index), number: index + 1 }));
  return { codes, copies: 1 };
}

/** The settings with the total number of stickers as quantity. */
export function settingsForRun(settings: PrintSettings, source: RunSource): PrintSettings {
  return source.source === 'sample'
    ? settings
    : { ...settings, quantity: settings.quantity * source.part.codes.length };
}

/** The widest codes and longest labels of a run, which its checks use. */
export function measureRun({ codes }: PrintRun, tagBase: string, level: RunRequest['level']) {
  const texts = codes.map(({ code }) => code);
  const labels = codes.map(labelsOf);
  const longest = (label: keyof Labels) =>
    labels.reduce((found, { [label]: text }) => (text.length > found.length ? text : found), '');
  return {
    codes: texts,
    modules: widestModules(texts, tagBase, level),
    labels: { number: longest('number'), serial: longest('serial') },
  };
}
