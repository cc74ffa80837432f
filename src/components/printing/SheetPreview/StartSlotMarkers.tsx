import { useId } from 'react';

import { fixedColours } from '~/components/theme/tokens';
import type { Size } from '~/domain/printing/settings/paper';
import { getCornerRadii } from '~/domain/printing/sticker/cornerRadii';
import type { StickerShape } from '~/domain/printing/settings/stickerShape';
import type { Point, SheetLayout } from '~/domain/printing/sheet/sheetLayout';

export type StartSlotMarkersProps = {
  sheet: SheetLayout;
  sticker: Size;
  shape: StickerShape | undefined;
  /** Width of a screen pixel in mm, so that lines and text keep their size at every zoom. */
  pixel: number;
  /** Zero-based index of the hovered or focused slot; undefined if there is none. */
  activeSlot: number | undefined;
};

const slotLabels = { used: 'used', start: 'Start', startHere: 'Start here' };

/** Sizes in px of the badges 'Start' and 'Start here'. Slots narrower than `minSlotWidth` have no badges. */
const badgeSizes = { startWidth: 38, startHereWidth: 68, height: 18, fontSize: 11, minSlotWidth: 60 };

/** SVG shapes that mark the used slots of the first page, the first free slot, and the hovered or focused slot. */
export function StartSlotMarkers({ sheet, sticker, shape, pixel, activeSlot }: StartSlotMarkersProps) {
  const cornerRadii = getCornerRadii(sticker, shape);
  const hatchPatternId = useId();
  const { startIndex, slotOrigin } = sheet;
  const hasText = sticker.width > badgeSizes.minSlotWidth * pixel;
  const getTextPosition = (slot: number) => {
    const { x, y } = slotOrigin(slot);
    return { x: x + sticker.width / 2, y: y + sticker.height / 2 + 4 * pixel };
  };
  const getBadgeProps = (slot: number) => ({ origin: slotOrigin(slot), sticker, pixel });
  return (
    <g stroke="none" fontSize={badgeSizes.fontSize * pixel} fontWeight={600} textAnchor="middle">
      <pattern
        id={hatchPatternId}
        width={7 * pixel}
        height={7 * pixel}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={2 * pixel} height={7 * pixel} fill={fixedColours.nightEdge} opacity={0.45} />
      </pattern>
      {Array.from({ length: startIndex }, (_, slot) => (
        <g key={slot}>
          <rect {...slotOrigin(slot)} {...sticker} {...cornerRadii} fill={`url(#${hatchPatternId})`} />
          {hasText && (
            <text
              {...getTextPosition(slot)}
              fill={fixedColours.night3}
              stroke={fixedColours.white}
              strokeWidth={5 * pixel}
              paintOrder="stroke"
            >
              {slotLabels.used}
            </text>
          )}
        </g>
      ))}
      {hasText && startIndex > 0 && (
        <SlotBadge {...getBadgeProps(startIndex)} width={badgeSizes.startWidth} text={slotLabels.start} />
      )}
      {/* The white outline below the blue one makes it visible on dark artwork. */}
      {[
        { stroke: fixedColours.white, strokeWidth: 5 * pixel },
        { stroke: fixedColours.onPaper, strokeWidth: 2 * pixel },
      ].map((line) => (
        <rect key={line.stroke} {...slotOrigin(startIndex)} {...sticker} {...cornerRadii} fill="none" {...line} />
      ))}
      {activeSlot !== undefined && activeSlot !== startIndex && (
        <>
          <rect
            {...slotOrigin(activeSlot)}
            {...sticker}
            {...cornerRadii}
            fill={fixedColours.onPaper}
            fillOpacity={0.12}
            stroke={fixedColours.onPaper}
            strokeWidth={2 * pixel}
          />
          {hasText && (
            <SlotBadge {...getBadgeProps(activeSlot)} width={badgeSizes.startHereWidth} text={slotLabels.startHere} />
          )}
        </>
      )}
    </g>
  );
}

type SlotBadgeProps = { origin: Point; sticker: Size; width: number; text: string; pixel: number };

/** A text on a coloured rectangle in the bottom right corner of a slot. */
function SlotBadge({ origin, sticker, width, text, pixel }: SlotBadgeProps) {
  const [right, bottom] = [origin.x + sticker.width, origin.y + sticker.height];
  return (
    <>
      <rect
        x={right - width * pixel}
        y={bottom - badgeSizes.height * pixel}
        width={width * pixel}
        height={badgeSizes.height * pixel}
        fill={fixedColours.onPaper}
      />
      <text x={right - (width / 2) * pixel} y={bottom - 5 * pixel} fill={fixedColours.white}>
        {text}
      </text>
    </>
  );
}
