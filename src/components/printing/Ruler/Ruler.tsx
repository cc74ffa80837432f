import Box from '@mui/material/Box';

/** Width of a ruler in px. */
export const rulerWidth = 20;

export type RulerProps = {
  along: 'top' | 'side';
  /** In mm. */
  length: number;
  /** Pixels a millimetre. */
  scale: number;
  /** From and to in mm: what the ruler points at, in a band. */
  band?: readonly [from: number, to: number];
  /** Writes the start of the band on the ruler. */
  marked?: boolean;
};

const position = (mm: number) => `${Math.round(mm * 10) / 10}`;

/** A ruler in mm at the edge of a drawing, in its own pixels. Ornament: the values stand in the fields too. */
export function Ruler({ along, length, scale, band: wanted, marked = false }: RulerProps) {
  const across = along === 'top';
  const band = wanted && ([Math.min(wanted[0], length), Math.min(wanted[1], length)] as const);
  const extent = length * scale;
  const tickEvery = scale >= 4 ? 1 : scale >= 1 ? 5 : 10;
  const labelEvery = scale >= 3 ? 10 : scale >= 0.7 ? 50 : 100;
  const steps = Array.from({ length: Math.floor(length / tickEvery) + 1 }, (_, step) => step * tickEvery);
  const ticks = steps.map((mm) => `M${mm * scale} ${rulerWidth}v-${mm % labelEvery === 0 ? 7 : mm % 5 === 0 ? 5 : 3}`);
  const mark = band && marked ? position(band[0]) : undefined;
  const markWidth = (mark?.length ?? 0) * 7 + 8;
  return (
    <Box
      component="svg"
      aria-hidden="true"
      width={across ? extent : rulerWidth}
      height={across ? rulerWidth : extent}
      sx={{ overflow: 'visible', color: 'tone.muted', fontSize: 11 }}
    >
      {/* The side ruler is the top one turned, so that its numbers read upwards. */}
      <g transform={across ? undefined : `rotate(-90) translate(${-extent} 0)`}>
        {band && (
          <Box
            component="rect"
            x={(across ? band[0] : length - band[1]) * scale}
            width={(band[1] - band[0]) * scale}
            height={rulerWidth}
            sx={{ fill: 'primary.main', color: 'primary.main', opacity: 0.22 }}
            fill="currentColor"
          />
        )}
        <path
          d={ticks.join('')}
          stroke="currentColor"
          transform={across ? undefined : `translate(${extent} 0) scale(-1 1)`}
        />
        {steps
          .filter((mm) => mm % labelEvery === 0 && extent - mm * scale > 12)
          .map((mm) => (
            <text
              key={mm}
              x={across ? mm * scale + 3 : extent - mm * scale - 3}
              y={11}
              textAnchor={across ? 'start' : 'end'}
              fill="currentColor"
            >
              {mm}
            </text>
          ))}
        {band && mark && (
          <g transform={`translate(${across ? band[0] * scale - markWidth : extent - band[0] * scale} 0)`}>
            <Box
              component="rect"
              width={markWidth}
              height={16}
              rx={3}
              fill="currentColor"
              sx={{ color: 'primary.main' }}
            />
            <Box
              component="text"
              x={markWidth / 2}
              y={12}
              textAnchor="middle"
              fill="currentColor"
              sx={{ color: 'primary.contrastText', fontWeight: 600 }}
            >
              {mark}
            </Box>
          </g>
        )}
      </g>
    </Box>
  );
}
