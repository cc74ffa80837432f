import { useCallback, useDeferredValue, useMemo, useState } from 'react';

import type { LineTexts } from '~/domain/printing/checks/lineIssues';
import { addRunLines } from '~/domain/printing/codes/drawRunLines';
import type { drawRun } from '~/domain/printing/codes/drawRun';
import { makeWholeRun } from '~/domain/printing/codes/printRun';
import type { PrintRun } from '~/domain/printing/codes/printRun';
import {
  listRunCharacters,
  fillRunTexts,
  findUnknownPlaceholders,
  listPlaceholderNames,
  canHaveEmptyPlaceholders,
} from '~/domain/printing/codes/runTexts';
import type { TagSourceResult } from '~/domain/printing/codes/tagSource';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { measureTexts } from '~/domain/printing/text/measureTexts';

import type { PrintingEffects } from './printingEffects';
import { useTextShaper } from './useTextShaper';

/** Returns the settings that determine the glyphs of each line. Position, size and colour do not change glyphs. */
const getLineContents = (lines: PrintSettings['textLines']) =>
  lines.map(({ text, fallback, font, weight }) => ({ text, fallback, font, weight }));

type Drawings = ReturnType<typeof drawRun>;

/**
 * Loads the fonts of the text lines. Returns a function that adds the lines to drawings, the measured texts for the
 * checks, and the line that the user edits.
 */
export function useTextLines(
  { textLines, quantity }: PrintSettings,
  tags: TagSourceResult,
  { loadTextShaper }: Pick<PrintingEffects, 'loadTextShaper'>,
) {
  const [selection, setSelection] = useState<{ lineIndex: number }>();
  // This key stays the same when a line is dragged on the sticker, although `textLines` is then a new array.
  const lineContentsKey = JSON.stringify(getLineContents(textLines));
  const lineContents = useMemo(
    () => JSON.parse(lineContentsKey) as ReturnType<typeof getLineContents>,
    [lineContentsKey],
  );
  // Defers measuring the texts, which takes a moment for a long list, so that typing stays responsive.
  const deferredLineContents = useDeferredValue(lineContents);

  const runTexts = useMemo(() => {
    const { codes, copies } = makeWholeRun(quantity, tags);
    const texts = fillRunTexts(deferredLineContents, codes, tags);
    return { texts, copies, characters: listRunCharacters(deferredLineContents, texts) };
  }, [deferredLineContents, tags, quantity]);
  const { shaper, isReady, hasFailed, load, retry } = useTextShaper(runTexts.characters, loadTextShaper);

  const addLines = useCallback(
    (drawings: Drawings, run: PrintRun): Drawings =>
      shaper && lineContents.length > 0
        ? addRunLines(drawings, {
            lines: lineContents,
            texts: fillRunTexts(lineContents, run.codes, tags),
            copies: run.copies,
            shaper,
          })
        : drawings,
    [lineContents, tags, shaper],
  );
  const lineTexts = useMemo((): LineTexts | undefined => {
    if (!shaper || !isReady || deferredLineContents.length === 0) return undefined;
    const { texts, copies } = runTexts;
    const measuredLines = deferredLineContents.map((line, index) =>
      measureTexts(
        line,
        texts.map((textsOfCode) => textsOfCode[index] ?? ''),
        findUnknownPlaceholders(line.text, tags),
        shaper,
      ),
    );
    return { measuredTexts: measuredLines, copies };
  }, [deferredLineContents, runTexts, tags, shaper, isReady]);
  const placeholderNames = useMemo(() => listPlaceholderNames(tags), [tags]);

  return {
    shaper,
    hasFailed,
    load,
    retry,
    addLines,
    lineTexts,
    placeholderNames,
    /** True if a text can be empty on some stickers, because it contains placeholders of columns. */
    canHaveEmptyPlaceholders: (text: string) => canHaveEmptyPlaceholders(text, tags),
    /** The line that the user has selected last. */
    selection,
    /** Zero-based index of the line that the user edits. */
    selectedIndex: Math.max(0, Math.min(selection?.lineIndex ?? 0, textLines.length - 1)),
    onSelect: (lineIndex: number) => setSelection({ lineIndex }),
  };
}

export type TextLinesState = ReturnType<typeof useTextLines>;
