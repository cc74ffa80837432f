import type { StickerElement } from '../sticker/stickerElements';

/** A text of a line, and the number of the first sticker with this text, from 1. */
type TextOnSticker = { text: string; stickerNumber: number };

/** A problem of a text line. `line` is its zero-based index. Lengths are in mm. */
export type TextLineFinding = { element: 'text'; lineIndex: number } &
  /**
   * Some texts are wider than the line. `excess` is how much wider the longest one is, and `otherCount` is the number
   * of other texts that are too long.
   */
  (
    | ({ kind: 'line-too-long'; excess: number; otherCount: number } & TextOnSticker)
    /**
     * No font has `character`. Texts with missing characters are not printed; `otherCount` is the number of other
     * codes with such texts.
     */
    | ({ kind: 'line-character'; character: string; otherCount: number } & TextOnSticker)
    /** The text has placeholders for columns that the list does not have. */
    | { kind: 'line-column'; names: readonly string[] }
    /** The text is too close to the edge of the sticker. `distance` is negative if the text is cut off. */
    | { kind: 'line-edge'; distance: number }
    /** The text overlaps a code, its quiet zone or its label. */
    | { kind: 'line-over-code'; coveredElement: StickerElement }
    /** The contrast ratio of the text to its background is below `needed`. */
    | { kind: 'line-contrast'; ratio: number; needed: number }
    /** The text is too small. `height` is its smallest cap height on a sticker, and `needed` the minimum. */
    | { kind: 'line-small'; height: number; needed: number }
    /** The line is empty on all stickers, so nothing is printed. */
    | { kind: 'line-empty' }
  );
