import { toLatinDigits } from '../../number/latinDigits';

export type PageRangesResult =
  /** Zero-based indices of the pages in ascending order, each once. */
  | { ok: true; pages: readonly number[] }
  | { ok: false; reason: 'empty' }
  /** `part` is a text between commas that is neither a page nor a range of pages. */
  | { ok: false; reason: 'unreadable'; part: string }
  /** The first page of a range is larger than the last one. Pages count from 1. */
  | { ok: false; reason: 'reversed'; from: number; to: number }
  /** The run has no page `page`. Pages count from 1. */
  | { ok: false; reason: 'no-such-page'; page: number };

/** Matches a page, or a range of pages with any hyphen or dash, since users paste dashes of all lengths. */
const rangePattern = /^(\d{1,9})(?:\s*[-\u2010-\u2015\u2212]\s*(\d{1,9}))?$/;

/**
 * Reads pages as in a print dialog, such as '7' or '3-5, 9'. Pages count from 1 to `pageCount`. Accepts Arabic digits,
 * commas and semicolons. Never throws.
 */
export function readPageRanges(text: string, pageCount: number): PageRangesResult {
  const parts = toLatinDigits(text)
    .split(/[,;\u060c\u061b]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return { ok: false, reason: 'empty' };
  const pages = new Set<number>();
  for (const part of parts) {
    const match = rangePattern.exec(part);
    if (!match) return { ok: false, reason: 'unreadable', part };
    const from = Number(match[1]);
    const to = Number(match[2] ?? match[1]);
    if (from > to) return { ok: false, reason: 'reversed', from, to };
    if (from < 1 || to > pageCount)
      return { ok: false, reason: 'no-such-page', page: from < 1 ? from : Math.max(from, pageCount + 1) };
    for (let page = from; page <= to; page += 1) pages.add(page - 1);
  }
  return { ok: true, pages: [...pages].toSorted((a, b) => a - b) };
}

/** Formats zero-based, ascending pages as ranges that count from 1, such as '3-5, 9'. */
export function formatPageRanges(pages: readonly number[]): string {
  const ranges: { from: number; to: number }[] = [];
  for (const page of pages) {
    const lastRange = ranges.at(-1);
    if (lastRange && page === lastRange.to + 1) lastRange.to = page;
    else ranges.push({ from: page, to: page });
  }
  return ranges.map(({ from, to }) => (from === to ? `${from + 1}` : `${from + 1}-${to + 1}`)).join(', ');
}
