import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { fixed } from '~/components/theme/tokens';
import type { Size } from '~/domain/printing/settings/paper';
import type { Margins } from '~/domain/printing/settings/printSettings';
import { slotState } from '~/domain/printing/sheet/sheetLayout';
import type { SheetLayout, SheetProblem } from '~/domain/printing/sheet/sheetLayout';
import { formatNumber } from '~/domain/number/formatNumber';

export type SheetMarksProps = {
  paper: Size;
  margins: Margins;
  sticker: Size;
  sheet: SheetLayout | SheetProblem;
  page: number;
  /** Millimetres per screen pixel, so that lines and text keep their size at every zoom. */
  pixel: number;
  /** SVG elements that are drawn on top of these marks. */
  children?: ReactNode;
};

/** Marks of the preview that are not printed: outlines of paper and slots, margins, and the free space below. */
export function SheetMarks({ paper, margins, sticker, sheet, page, pixel, children }: SheetMarksProps) {
  const inner = {
    width: paper.width - margins.left - margins.right,
    height: paper.height - margins.top - margins.bottom,
  };
  const hasMargins = inner.width > 0 && inner.height > 0 && (inner.width < paper.width || inner.height < paper.height);
  const dashes = `${3 * pixel} ${3 * pixel}`;
  const slotCount = sheet.fits ? Math.min(sheet.perPage, 1500) : 0;
  return (
    <Box
      component="svg"
      aria-hidden="true"
      viewBox={`0 0 ${paper.width} ${paper.height}`}
      sx={{ position: 'absolute', inset: 0, width: '100%', height: '100%', color: fixed.nightEdge }}
      fill="none"
      stroke="currentColor"
      strokeWidth={pixel}
    >
      <rect x={pixel / 2} y={pixel / 2} width={paper.width - pixel} height={paper.height - pixel} opacity={0.55} />
      {hasMargins && (
        <rect
          x={margins.left}
          y={margins.top}
          {...inner}
          stroke={fixed.onPaper}
          strokeDasharray={dashes}
          opacity={0.7}
        />
      )}
      {sheet.fits &&
        Array.from({ length: slotCount }, (_, slot) => {
          const { state } = slotState(sheet, page, slot);
          return (
            <rect
              key={slot}
              {...sheet.slotOrigin(slot)}
              {...sticker}
              opacity={0.55}
              strokeDasharray={state === 'sticker' ? undefined : dashes}
            />
          );
        })}
      {!sheet.fits && (
        <rect
          x={margins.left}
          y={margins.top}
          {...sticker}
          stroke={fixed.onPaper}
          strokeWidth={2 * pixel}
          strokeDasharray={dashes}
        />
      )}
      {sheet.fits && sheet.rest.height > 18 * pixel && (
        <FreeHeight
          middle={margins.left + inner.width / 2}
          from={margins.top + inner.height - sheet.rest.height}
          height={sheet.rest.height}
          pixel={pixel}
        />
      )}
      {children}
    </Box>
  );
}

type FreeHeightProps = { middle: number; from: number; height: number; pixel: number };

function FreeHeight({ middle, from, height, pixel }: FreeHeightProps) {
  const [top, bottom, capWidth] = [from + 3 * pixel, from + height - 3 * pixel, 4 * pixel];
  return (
    <g>
      <path
        d={`M${middle} ${top}V${bottom}M${middle - capWidth} ${top}h${2 * capWidth}M${middle - capWidth} ${bottom}h${2 * capWidth}`}
        strokeWidth={pixel}
      />
      <text
        x={middle}
        y={from + height / 2 + 4 * pixel}
        textAnchor="middle"
        fontSize={11.5 * pixel}
        fill={fixed.night3}
        stroke={fixed.white}
        strokeWidth={6 * pixel}
        paintOrder="stroke"
      >
        {formatNumber(height, 2)} mm unused
      </text>
    </g>
  );
}
