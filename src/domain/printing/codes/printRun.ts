import { widestModules } from '../sticker/runDrawings';
import type { RunRequest } from '../sticker/runDrawings';
import type { PrintSettings } from '../settings/printSettings';
import { sampleCode } from './sampleSeries';
import type { RunSource } from './tagSource';

/** What a run prints: codes, and how many stickers of each. */
export type PrintRun = Pick<RunRequest, 'codes' | 'copies'>;

/**
 * The codes of a run: those of its source, of which the quantity is the copies of each; of the sample series every
 * sticker has one of its own.
 */
export function runOf(quantity: PrintSettings['quantity'], from: RunSource): PrintRun {
  if (from.source !== 'sample') return { codes: from.part.codes, copies: quantity };
  const codes = Array.from({ length: quantity }, (_, index) => ({ code: sampleCode(index), number: index + 1 }));
  return { codes, copies: 1 };
}

/** The settings with as many stickers as come out: where there are codes, the quantity means copies of each. */
export function withStickers(settings: PrintSettings, from: RunSource): PrintSettings {
  return from.source === 'sample' ? settings : { ...settings, quantity: settings.quantity * from.part.codes.length };
}

/** What a run's stickers are judged by: its widest codes, and the longest line of each kind. */
export function measureRun({ codes }: PrintRun, tagBase: string, level: RunRequest['level']) {
  const texts = codes.map(({ code }) => code);
  const longest = (lines: readonly string[]) => lines.reduce((a, b) => (b.length > a.length ? b : a), '');
  return {
    codes: texts,
    modules: widestModules(texts, tagBase, level),
    lines: { number: longest(codes.map(({ number }) => String(number))), serial: longest(texts) },
  };
}
