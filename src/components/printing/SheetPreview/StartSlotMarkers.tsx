import { useId } from 'react';

import { fixedColours } from '~/components/theme/tokens';
import type { Size } from '~/domain/printing/settings/paper';
import { getCornerRadii } from '~/domain/printing/sticker/cornerRadii';
import type { StickerShape } from '~/domain/printing/settings/stickerShape';
import type { Point, SheetLayout } from '~/domain/printing/sheet/sheetLayout';

export type StartSlotMarkersProps = {
  layout: SheetLayout;
  stickerSize: Size;
  shape: StickerShape | undefined;
  /** Width of a screen pixel in mm, so that lines and text keep their size at every zoom. */
  pixelSize: number;
  /** Zero-based index of the hovered or focused slot; undefined if there is none. */
  activeSlot: number | undefined;
};

const slotLabels = { used: 'used', start: 'Start', startHere: 'Start here' };

/** Sizes in px of the badges 'Start' and 'Start here'. Slots narrower than `minSlotWidth` have no badges. */
const badgeSizes = { startWidth: 38, startHereWidth: 68, height: 18, fontSize: 11, minSlotWidth: 60 };

/** SVG shapes that mark the used slots of the first page, the first free slot, and the hovered or focused slot. */
export function StartSlotMarkers({ layout, stickerSize, shape, pixelSize, activeSlot }: StartSlotMarkersProps) {
  const cornerRadii = getCornerRadii(stickerSize, shape);
  const hatchPatternId = useId();
  const { usedSlotCount, getSlotOrigin } = layout;
  const hasText = stickerSize.width > badgeSizes.minSlotWidth * pixelSize;
  const getTextPosition = (slot: number) => {
    const { x, y } = getSlotOrigin(slot);
    return { x: x + stickerSize.width / 2, y: y + stickerSize.height / 2 + 4 * pixelSize };
  };
  const getBadgeProps = (slot: number) => ({ origin: getSlotOrigin(slot), stickerSize, pixelSize });
  return (
    <g stroke="none" fontSize={badgeSizes.fontSize * pixelSize} fontWeight={600} textAnchor="middle">
      <pattern
        id={hatchPatternId}
        width={7 * pixelSize}
        height={7 * pixelSize}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={2 * pixelSize} height={7 * pixelSize} fill={fixedColours.nightEdge} opacity={0.45} />
      </pattern>
      {Array.from({ length: usedSlotCount }, (_, slot) => (
        <g key={slot}>
          <rect {...getSlotOrigin(slot)} {...stickerSize} {...cornerRadii} fill={`url(#${hatchPatternId})`} />
          {hasText && (
            <text
              {...getTextPosition(slot)}
              fill={fixedColours.night3}
              stroke={fixedColours.white}
              strokeWidth={5 * pixelSize}
              paintOrder="stroke"
            >
              {slotLabels.used}
            </text>
          )}
        </g>
      ))}
      {hasText && usedSlotCount > 0 && (
        <SlotBadge {...getBadgeProps(usedSlotCount)} width={badgeSizes.startWidth} text={slotLabels.start} />
      )}
      {/* The white outline below the blue one makes it visible on dark artwork. */}
      {[
        { stroke: fixedColours.white, strokeWidth: 5 * pixelSize },
        { stroke: fixedColours.onPaper, strokeWidth: 2 * pixelSize },
      ].map((line) => (
        <rect
          key={line.stroke}
          {...getSlotOrigin(usedSlotCount)}
          {...stickerSize}
          {...cornerRadii}
          fill="none"
          {...line}
        />
      ))}
      {activeSlot !== undefined && activeSlot !== usedSlotCount && (
        <>
          <rect
            {...getSlotOrigin(activeSlot)}
            {...stickerSize}
            {...cornerRadii}
            fill={fixedColours.onPaper}
            fillOpacity={0.12}
            stroke={fixedColours.onPaper}
            strokeWidth={2 * pixelSize}
          />
          {hasText && (
            <SlotBadge {...getBadgeProps(activeSlot)} width={badgeSizes.startHereWidth} text={slotLabels.startHere} />
          )}
        </>
      )}
    </g>
  );
}

type SlotBadgeProps = { origin: Point; stickerSize: Size; width: number; text: string; pixelSize: number };

/** A text on a coloured rectangle in the bottom right corner of a slot. */
function SlotBadge({ origin, stickerSize, width, text, pixelSize }: SlotBadgeProps) {
  const [right, bottom] = [origin.x + stickerSize.width, origin.y + stickerSize.height];
  return (
    <>
      <rect
        x={right - width * pixelSize}
        y={bottom - badgeSizes.height * pixelSize}
        width={width * pixelSize}
        height={badgeSizes.height * pixelSize}
        fill={fixedColours.onPaper}
      />
      <text x={right - (width / 2) * pixelSize} y={bottom - 5 * pixelSize} fill={fixedColours.white}>
        {text}
      </text>
    </>
  );
}
