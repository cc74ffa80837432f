import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

export type MeasureDrawingProps = {
  /** Accessible name, which describes the four distances in the drawing. */
  label: string;
  isLandscape: boolean;
};

/** Distance from the edges of the page to the cross at which both rulers start, in units of the drawing. */
const crossDistance = 44;
/** Lengths of the page's sides, in units of the drawing. */
const [shortSide, longSide] = [150, 196];
/** Distance between two ticks of a ruler, and minimum distance from the end of a ruler to the edge of the page. */
const [tickSpacing, minEdgeDistance] = [6, 16];
/** Returns the position of the last tick on the ruler along a side of the page. */
const getRulerEnd = (sideLength: number) =>
  sideLength - minEdgeDistance - ((sideLength - minEdgeDistance - crossDistance) % tickSpacing);

/** Drawing of the test page with the four distances that users measure, named A to D as on the printed test page. */
export function MeasureDrawing({ label, isLandscape }: MeasureDrawingProps) {
  const [width, height] = isLandscape ? [longSide, shortSide] : [shortSide, longSide];
  const [endX, endY] = [getRulerEnd(width), getRulerEnd(height)];
  const getTickPositions = (end: number) =>
    Array.from({ length: (end - crossDistance) / tickSpacing + 1 }, (_, tick) => crossDistance + tick * tickSpacing);
  const getTickLength = (position: number) => ((position - crossDistance) % (5 * tickSpacing) === 0 ? 9 : 5);
  const rulersPath = [
    `M${crossDistance - 12} ${crossDistance}H${endX}M${crossDistance} ${crossDistance - 12}V${endY}`,
    ...getTickPositions(endX).map((x) => `M${x} ${crossDistance}v${getTickLength(x)}`),
    ...getTickPositions(endY).map((y) => `M${crossDistance} ${y}h${getTickLength(y)}`),
  ].join('');
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`-1 -1 ${width + 2} ${height + 2}`}
      sx={createDrawingStyles}
    >
      <rect width={width} height={height} className="page" />
      <path d={rulersPath} className="ruler" />
      <path
        d={`M${crossDistance} ${crossDistance - 14}V14M${crossDistance - 14} ${crossDistance}H14M${endX} ${crossDistance + 11}v15M${crossDistance - 2} ${endY}H14`}
        className="extension"
      />
      <Distance letter="A" from={[0, 20]} to={[crossDistance, 20]} />
      <Distance letter="B" from={[68, 0]} to={[68, crossDistance]} />
      <Distance letter="C" from={[crossDistance, crossDistance + 22]} to={[endX, crossDistance + 22]} />
      <Distance letter="D" from={[20, crossDistance]} to={[20, endY]} />
    </Box>
  );
}

type DistanceProps = {
  letter: string;
  from: readonly [x: number, y: number];
  to: readonly [x: number, y: number];
};

/** A line with an arrow at each end, and a letter in its middle. */
function Distance({ letter, from: [x1, y1], to: [x2, y2] }: DistanceProps) {
  const isHorizontal = y1 === y2;
  const arrowsPath = isHorizontal
    ? `M${x1 + 4} ${y1 - 3}l-4 3l4 3M${x2 - 4} ${y2 - 3}l4 3l-4 3`
    : `M${x1 - 3} ${y1 + 4}l3 -4l3 4M${x2 - 3} ${y2 - 4}l3 4l3 -4`;
  const [x, y] = [(x1 + x2) / 2, (y1 + y2) / 2];
  return (
    <>
      <path d={`M${x1} ${y1}L${x2} ${y2}${arrowsPath}`} className="distance" />
      <circle cx={x} cy={y} r={8} className="badge" />
      <text x={x} y={y + 4} className="letter">
        {letter}
      </text>
    </>
  );
}

const createDrawingStyles = (theme: Theme) => {
  const { tone, primary, text } = theme.vars.palette;
  return {
    justifySelf: 'center',
    inlineSize: 'min(100%, 240px)',
    '& .page': { fill: tone.field, stroke: tone.fieldLine },
    '& .ruler': { fill: 'none', stroke: text.primary, strokeWidth: 0.8 },
    '& .extension': { fill: 'none', stroke: tone.fieldLine, strokeWidth: 0.7, strokeDasharray: '2 2' },
    '& .distance': { fill: 'none', stroke: primary.main, strokeWidth: 1.2 },
    '& .badge': { fill: primary.main },
    '& .letter': { fill: primary.contrastText, fontSize: 11, fontWeight: 700, textAnchor: 'middle' as const },
  };
};
