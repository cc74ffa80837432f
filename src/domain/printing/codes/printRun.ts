import type { PrintSettings } from '../settings/printSettings';
import type { Labels } from '../sticker/scene';
import { labelsOf, widestModules } from './drawRun';
import type { RunRequest } from './drawRun';
import { sampleCode } from './sampleSeries';
import type { RunSource } from './tagSource';

/** A run: the codes that one print window prints, and the number of stickers of each. */
export type PrintRun = Pick<RunRequest, 'codes' | 'copies'>;

/** Returns the run for a source: `quantity` copies of each of its codes, or `quantity` sample codes, each once. */
export function makeRun(quantity: PrintSettings['quantity'], source: RunSource): PrintRun {
  if (source.source !== 'sample') return { codes: source.part.codes, copies: quantity };
  const codes = Array.from({ length: quantity }, (_, index) => ({ code: sampleCode(index), number: index + 1 }));
  return { codes, copies: 1 };
}

/** Returns the settings for the layout of a run: `quantity` becomes the total number of stickers of the run. */
export function settingsForRun(settings: PrintSettings, source: RunSource): PrintSettings {
  return source.source === 'sample'
    ? settings
    : { ...settings, quantity: settings.quantity * source.part.codes.length };
}

/** Returns the data of a run that `assess` needs: codes, sizes of the widest codes, and longest texts of the labels. */
export function measureRun({ codes }: PrintRun, tagBase: string, level: RunRequest['level']) {
  const texts = codes.map(({ code }) => code);
  const labels = codes.map(labelsOf);
  const longestLabel = (label: keyof Labels) =>
    labels.reduce((found, { [label]: text }) => (text.length > found.length ? text : found), '');
  return {
    codes: texts,
    modules: widestModules(texts, tagBase, level),
    labels: { number: longestLabel('number'), serial: longestLabel('serial') },
  };
}
