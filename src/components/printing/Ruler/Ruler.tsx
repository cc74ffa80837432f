import Box from '@mui/material/Box';

import { formatNumber } from '~/domain/number/formatNumber';

import { annotationDisplayVariable } from './annotationDisplayVariable';

/** Thickness of a ruler in px. */
export const rulerThickness = 20;

/** Approximate width of a digit of the labels, in px. */
const digitWidth = 7;

export type RulerProps = {
  edge: 'top' | 'side';
  /** Length of the ruled edge in mm. */
  length: number;
  /** Pixels per millimetre. */
  scale: number;
  /** Range to highlight on the ruler, in mm. */
  highlight?: readonly [from: number, to: number];
  /** True to label the start of the highlighted range with its position in mm. */
  showStartLabel?: boolean;
};

/** Ruler in mm along an edge of a preview. Hidden from screen readers, which read the values in fields and labels. */
export function Ruler({ edge, length, scale, highlight: unclampedHighlight, showStartLabel = false }: RulerProps) {
  const isHorizontal = edge === 'top';
  const highlight =
    unclampedHighlight && ([Math.min(unclampedHighlight[0], length), Math.min(unclampedHighlight[1], length)] as const);
  const lengthInPx = length * scale;
  const getPositionInPx = (mm: number) => (isHorizontal ? mm * scale : lengthInPx - mm * scale);
  const tickSpacing = scale >= 3.5 ? 1 : scale >= 1 ? 5 : 10;
  const labelSpacing = scale >= 3 ? 10 : scale >= 2 ? 20 : scale >= 0.7 ? 50 : 100;
  const tickPositions = Array.from({ length: Math.floor(length / tickSpacing) + 1 }, (_, index) => index * tickSpacing);
  const tickPaths = tickPositions.map(
    (mm) => `M${getPositionInPx(mm)} ${rulerThickness}v-${mm % labelSpacing === 0 ? 7 : mm % 5 === 0 ? 5 : 3}`,
  );
  const startLabel = highlight && showStartLabel ? formatNumber(highlight[0], 1) : undefined;
  const startLabelWidth = (startLabel?.length ?? 0) * digitWidth + 8;
  // The start label ends where the highlighted range starts.
  const startLabelEnd = highlight && startLabel ? highlight[0] * scale : 0;
  // True if the start label would cover the number at `mm`. The ruler leaves out such a number.
  const isCovered = (mm: number) => {
    const numberStart = mm * scale + 3;
    return (
      numberStart < startLabelEnd + 2 &&
      numberStart + String(mm).length * digitWidth > startLabelEnd - startLabelWidth - 2
    );
  };
  return (
    <Box
      component="svg"
      aria-hidden="true"
      width={isHorizontal ? lengthInPx : rulerThickness}
      height={isHorizontal ? rulerThickness : lengthInPx}
      sx={{ overflow: 'visible', color: 'tone.muted', fontSize: 11 }}
    >
      {/* The side ruler is the top ruler, rotated, so that its numbers read upwards. */}
      <g
        style={{ display: `var(${annotationDisplayVariable}, inline)` }}
        transform={isHorizontal ? undefined : `rotate(-90) translate(${-lengthInPx} 0)`}
      >
        {highlight && (
          <Box
            component="rect"
            x={getPositionInPx(isHorizontal ? highlight[0] : highlight[1])}
            width={(highlight[1] - highlight[0]) * scale}
            height={rulerThickness}
            sx={{ color: 'primary.main', opacity: 0.22 }}
            fill="currentColor"
          />
        )}
        <path d={tickPaths.join('')} stroke="currentColor" shapeRendering="crispEdges" />
        {tickPositions
          .filter((mm) => mm % labelSpacing === 0 && lengthInPx - mm * scale > 12 && !isCovered(mm))
          .map((mm) => (
            <text
              key={mm}
              x={getPositionInPx(mm) + (isHorizontal ? 3 : -3)}
              y={11}
              textAnchor={isHorizontal ? 'start' : 'end'}
              fill="currentColor"
            >
              {mm}
            </text>
          ))}
        {highlight && startLabel && (
          <g transform={`translate(${getPositionInPx(highlight[0]) - (isHorizontal ? startLabelWidth : 0)} 0)`}>
            <Box
              component="rect"
              width={startLabelWidth}
              height={16}
              rx={3}
              fill="currentColor"
              sx={{ color: 'primary.main' }}
            />
            <Box
              component="text"
              x={startLabelWidth / 2}
              y={12}
              textAnchor="middle"
              fill="currentColor"
              sx={{ color: 'primary.contrastText', fontWeight: 600 }}
            >
              {startLabel}
            </Box>
          </g>
        )}
      </g>
    </Box>
  );
}
