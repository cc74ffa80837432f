import Box from '@mui/material/Box';

/** Thickness of a ruler in px. */
export const rulerWidth = 20;

export type RulerProps = {
  edge: 'top' | 'side';
  /** In mm. */
  length: number;
  /** Pixels per millimetre. */
  scale: number;
  /** Highlighted range in mm. */
  band?: readonly [from: number, to: number];
  /** Labels the start of the band. */
  showStartLabel?: boolean;
};

const position = (mm: number) => `${Math.round(mm * 10) / 10}`;

/** Ruler in mm along an edge of a preview. Hidden from screen readers: the fields have the same values. */
export function Ruler({ edge, length, scale, band: fullBand, showStartLabel = false }: RulerProps) {
  const isHorizontal = edge === 'top';
  const band = fullBand && ([Math.min(fullBand[0], length), Math.min(fullBand[1], length)] as const);
  const extent = length * scale;
  const tickEvery = scale >= 4 ? 1 : scale >= 1 ? 5 : 10;
  const labelEvery = scale >= 3 ? 10 : scale >= 0.7 ? 50 : 100;
  const steps = Array.from({ length: Math.floor(length / tickEvery) + 1 }, (_, step) => step * tickEvery);
  const ticks = steps.map((mm) => `M${mm * scale} ${rulerWidth}v-${mm % labelEvery === 0 ? 7 : mm % 5 === 0 ? 5 : 3}`);
  const label = band && showStartLabel ? position(band[0]) : undefined;
  const labelWidth = (label?.length ?? 0) * 7 + 8;
  return (
    <Box
      component="svg"
      aria-hidden="true"
      width={isHorizontal ? extent : rulerWidth}
      height={isHorizontal ? rulerWidth : extent}
      sx={{ overflow: 'visible', color: 'tone.muted', fontSize: 11 }}
    >
      {/* The side ruler is the top one rotated, so that its numbers read upwards. */}
      <g transform={isHorizontal ? undefined : `rotate(-90) translate(${-extent} 0)`}>
        {band && (
          <Box
            component="rect"
            x={(isHorizontal ? band[0] : length - band[1]) * scale}
            width={(band[1] - band[0]) * scale}
            height={rulerWidth}
            sx={{ fill: 'primary.main', color: 'primary.main', opacity: 0.22 }}
            fill="currentColor"
          />
        )}
        <path
          d={ticks.join('')}
          stroke="currentColor"
          transform={isHorizontal ? undefined : `translate(${extent} 0) scale(-1 1)`}
        />
        {steps
          .filter((mm) => mm % labelEvery === 0 && extent - mm * scale > 12)
          .map((mm) => (
            <text
              key={mm}
              x={isHorizontal ? mm * scale + 3 : extent - mm * scale - 3}
              y={11}
              textAnchor={isHorizontal ? 'start' : 'end'}
              fill="currentColor"
            >
              {mm}
            </text>
          ))}
        {band && label && (
          <g transform={`translate(${isHorizontal ? band[0] * scale - labelWidth : extent - band[0] * scale} 0)`}>
            <Box
              component="rect"
              width={labelWidth}
              height={16}
              rx={3}
              fill="currentColor"
              sx={{ color: 'primary.main' }}
            />
            <Box
              component="text"
              x={labelWidth / 2}
              y={12}
              textAnchor="middle"
              fill="currentColor"
              sx={{ color: 'primary.contrastText', fontWeight: 600 }}
            >
              {label}
            </Box>
          </g>
        )}
      </g>
    </Box>
  );
}
