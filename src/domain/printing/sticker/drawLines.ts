import { layOutLine } from '../text/layOutLine';
import type { ShapedText } from '../text/shapedText';
import type { Shape } from './scene';
import type { StickerSettings } from './stickerElements';

/** Draws the text lines. Leaves out texts with characters that no font has, which `findIssues` reports. */
export function drawLines({ textLines = [], design }: StickerSettings, lines: readonly ShapedText[]): Shape[] {
  return textLines.flatMap((line, index): Shape[] => {
    const shaped = lines[index];
    if (!shaped?.ok || shaped.runs.length === 0) return [];
    const { x, y, size } = layOutLine(line, shaped, design);
    return [{ kind: 'glyphs', x, y, line: shaped, size, fill: line.colour }];
  });
}
