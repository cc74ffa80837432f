import { widestModules } from './runDrawings';
import type { RunRequest } from './runDrawings';
import type { TagsPart } from './chosenTags';
import type { PrintSettings } from './printSettings';
import { sampleCode } from './sampleSeries';

/** What a run prints: codes, and how many stickers of each. */
export type PrintRun = Pick<RunRequest, 'codes' | 'copies'>;

/**
 * The codes of a run: those of chosen tags, of which the quantity is the copies of each; else the sample series, of
 * which every sticker has one of its own.
 */
export function runOf(quantity: PrintSettings['quantity'], tags: TagsPart | undefined): PrintRun {
  if (!tags) {
    const codes = Array.from({ length: quantity }, (_, index) => ({ code: sampleCode(index), number: index + 1 }));
    return { codes, copies: 1 };
  }
  const { hexacodes, first } = tags;
  return { codes: hexacodes.map((code, index) => ({ code, number: first + index + 1 })), copies: quantity };
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
