import { fixedColours } from '~/components/theme/tokens';
import type { Size } from '~/domain/printing/settings/paper';
import type { StickerShape } from '~/domain/printing/settings/stickerShape';
import { getSlotState } from '~/domain/printing/sheet/sheetLayout';
import type { SheetLayout } from '~/domain/printing/sheet/sheetLayout';
import { getCornerRadii } from '~/domain/printing/sticker/cornerRadii';
import type { Box } from '~/domain/printing/sticker/stickerElements';

import type { SheetOutlinesProps } from './SheetOutlines';
import { maxShownSlots } from './previewScale';

export type SlotOutlinesProps = Pick<
  SheetOutlinesProps,
  'stickerSize' | 'page' | 'errorStickers' | 'highlightedSticker' | 'pixelSize' | 'shape'
> & { layout: SheetLayout };

/** Minimum width in px of a gap with two lines. A narrower gap is drawn as one line, since two lines would merge. */
const minGapForTwoLines = 4;

/**
 * Outlines of the slots. They are dashed for slots without a sticker. Stickers with errors and the highlighted sticker
 * are tinted.
 */
export function SlotOutlines({
  layout,
  stickerSize,
  shape,
  page,
  errorStickers,
  highlightedSticker,
  pixelSize,
}: SlotOutlinesProps) {
  const slots = Array.from({ length: Math.min(layout.perPage, maxShownSlots) }, (_, slot) => {
    const slotState = getSlotState(layout, page, slot);
    const isSticker = slotState.state === 'sticker';
    return {
      slot,
      isSticker,
      outline: isSticker ? findOutline(slotState.index, errorStickers, highlightedSticker) : undefined,
    };
  });
  const growth = getOutlineGrowth(layout, stickerSize, shape, minGapForTwoLines * pixelSize);
  const cornerRadii = getCornerRadii(stickerSize, shape);
  return (
    <>
      {/* The group has the opacity, so that a line that two slots share is not darker than the others. Straight lines
      are drawn on whole pixels, so that all have the same width. */}
      <g opacity={0.55} shapeRendering={cornerRadii.rx > 0 ? undefined : 'crispEdges'}>
        {slots.map(({ slot, isSticker, outline }) => {
          const origin = layout.getSlotOrigin(slot);
          const box = {
            x: origin.x - growth.width / 2,
            y: origin.y - growth.height / 2,
            width: stickerSize.width + growth.width,
            height: stickerSize.height + growth.height,
          };
          return (
            !outline && (
              <g key={slot} strokeDasharray={isSticker ? undefined : `${3 * pixelSize} ${3 * pixelSize}`}>
                {cornerRadii.rx > 0 ? <rect {...box} {...cornerRadii} /> : <path d={createEdgesPath(box)} />}
              </g>
            )
          );
        })}
      </g>
      {slots.map(
        ({ slot, outline }) =>
          outline && (
            <rect
              key={slot}
              {...layout.getSlotOrigin(slot)}
              {...stickerSize}
              {...cornerRadii}
              stroke={outline.colour}
              strokeWidth={outline.width * pixelSize}
              fill={outline.colour}
              fillOpacity={0.12}
            />
          ),
      )}
    </>
  );
}

/**
 * Returns a rectangle as a path in which each edge starts at the left or at the top. The dashes of edges that two slots
 * share then coincide; with `rect` elements, they would fill each other's gaps.
 */
const createEdgesPath = ({ x, y, width, height }: Box) =>
  `M${x} ${y}h${width}M${x} ${y + height}h${width}M${x} ${y}v${height}M${x + width} ${y}v${height}`;

/**
 * Returns the width and height in mm to add to the outline of each sticker: the gap if it is narrower than `minGap`,
 * else 0. With the gap added, the outlines of adjacent stickers share one line.
 */
function getOutlineGrowth(sheet: SheetLayout, sticker: Size, shape: StickerShape | undefined, minGap: number): Size {
  if (shape?.kind === 'round') return { width: 0, height: 0 };
  const firstOrigin = sheet.getSlotOrigin(0);
  const nextOrigin = sheet.getSlotOrigin(
    sheet.getSlotIndex({ row: Math.min(1, sheet.rows - 1), column: Math.min(1, sheet.columns - 1) }),
  );
  const getGrowth = (gap: number) => (gap > 0 && gap < minGap ? gap : 0);
  return {
    width: getGrowth(nextOrigin.x - firstOrigin.x - sticker.width),
    height: getGrowth(nextOrigin.y - firstOrigin.y - sticker.height),
  };
}

/**
 * Returns the colour of a sticker's outline and its width in px; undefined if the sticker has no error and is not
 * highlighted.
 */
function findOutline(
  index: number,
  errorStickers: ReadonlySet<number> | undefined,
  highlightedSticker: number | undefined,
) {
  const width = index === highlightedSticker ? 6 : 4;
  if (errorStickers?.has(index)) return { colour: fixedColours.badOnPaper, width };
  return index === highlightedSticker ? { colour: fixedColours.onPaper, width } : undefined;
}
