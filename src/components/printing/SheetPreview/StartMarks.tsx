import { useId } from 'react';

import { fixed } from '~/components/theme/tokens';
import type { Size } from '~/domain/printing/settings/paper';
import type { Place, SheetLayout } from '~/domain/printing/sheet/sheetLayout';

export type StartMarksProps = {
  sheet: SheetLayout;
  sticker: Size;
  /** Millimetres that are one pixel on the screen. */
  pixel: number;
  /** The place under the pointer, from 0. */
  pointed: number | undefined;
};

const words = { used: 'used', start: 'Start', here: 'Start here' };

/** Size in px of a flag, and of a place from which on it is written in. */
const flag = { width: 38, wide: 68, height: 18, letters: 11, leastPlace: 60 };

/** Where the first sheet begins: places that are used up, the first free one, and the one that is pointed at. */
export function StartMarks({ sheet, sticker, pixel, pointed }: StartMarksProps) {
  const hatch = useId();
  const { startIndex, placeAt } = sheet;
  const isWide = sticker.width > flag.leastPlace * pixel;
  const middle = (place: number) => {
    const { x, y } = placeAt(place);
    return { x: x + sticker.width / 2, y: y + sticker.height / 2 + 4 * pixel };
  };
  const flags = (place: number) => ({ corner: placeAt(place), sticker, pixel });
  return (
    <g stroke="none" fontSize={flag.letters * pixel} fontWeight={600} textAnchor="middle">
      <pattern
        id={hatch}
        width={7 * pixel}
        height={7 * pixel}
        patternUnits="userSpaceOnUse"
        patternTransform="rotate(45)"
      >
        <rect width={2 * pixel} height={7 * pixel} fill={fixed.nightEdge} opacity={0.45} />
      </pattern>
      {Array.from({ length: startIndex }, (_, place) => (
        <g key={place}>
          <rect {...placeAt(place)} {...sticker} fill={`url(#${hatch})`} />
          {isWide && (
            <text
              {...middle(place)}
              fill={fixed.night3}
              stroke={fixed.white}
              strokeWidth={5 * pixel}
              paintOrder="stroke"
            >
              {words.used}
            </text>
          )}
        </g>
      ))}
      {isWide && <Flag {...flags(startIndex)} width={flag.width} text={words.start} />}
      <rect {...placeAt(startIndex)} {...sticker} fill="none" stroke={fixed.onPaper} strokeWidth={2 * pixel} />
      {pointed !== undefined && pointed !== startIndex && (
        <>
          <rect
            {...placeAt(pointed)}
            {...sticker}
            fill={fixed.onPaper}
            fillOpacity={0.12}
            stroke={fixed.onPaper}
            strokeWidth={2 * pixel}
          />
          {isWide && <Flag {...flags(pointed)} width={flag.wide} text={words.here} />}
        </>
      )}
    </g>
  );
}

type FlagProps = { corner: Place; sticker: Size; width: number; text: string; pixel: number };

/** In the lower right corner of a place. */
function Flag({ corner, sticker, width, text, pixel }: FlagProps) {
  const [right, bottom] = [corner.x + sticker.width, corner.y + sticker.height];
  return (
    <>
      <rect
        x={right - width * pixel}
        y={bottom - flag.height * pixel}
        width={width * pixel}
        height={flag.height * pixel}
        fill={fixed.onPaper}
      />
      <text x={right - (width / 2) * pixel} y={bottom - 5 * pixel} fill={fixed.white}>
        {text}
      </text>
    </>
  );
}
