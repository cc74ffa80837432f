import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';

import { fixedColours } from '~/components/theme/tokens';

import { useCodeSymbolId } from '../CodeSprite/CodeSymbolIdContext';
import { ProductRender } from '../ProductRender/ProductRender';
import { HeroPhone } from './HeroPhone';
import heroCodeCorners from './heroCodeCorners.json';
import { scanLinePath } from './scanLinePath';

export type HeroTagProps = {
  /** Text alternative. */
  label: string;
};

/** Size of the illustration, in its own units. */
const size = { width: 576, height: 616 };
/** Position and size of the rendered tag on the illustration. */
const render = { x: -88, y: -6, width: 488, height: 610 };

const { topLeft, topRight, bottomLeft } = heroCodeCorners;

/** SVG transform from a square with sides of 1 to the place of the code on the rendered tag. */
const codeTransform = `matrix(${[
  (topRight.x - topLeft.x) * render.width,
  (topRight.y - topLeft.y) * render.height,
  (bottomLeft.x - topLeft.x) * render.width,
  (bottomLeft.y - topLeft.y) * render.height,
  render.x + topLeft.x * render.width,
  render.y + topLeft.y * render.height,
]
  .map((value) => value.toFixed(2))
  .join(' ')})`;

const sweepKeyframes = keyframes({
  from: { transform: 'translateY(-45px)' },
  '60%': { transform: 'translateY(45px)' },
});

const scanAnimation = `${sweepKeyframes} 2400ms cubic-bezier(0.45, 0, 0.55, 1) backwards`;

/**
 * Picture of the home page: a rendered tag and the phone that scans it. The code is drawn on the tag, so that it leads
 * to the tag URL of the build. The animation plays once, for about six seconds. With reduced motion, only its last frame
 * is shown. Needs a CodeSprite around it.
 */
export function HeroTag({ label }: HeroTagProps) {
  const codeSymbolId = useCodeSymbolId();
  return (
    <Box role="img" aria-label={label} sx={frameStyles}>
      <Box sx={renderStyles}>
        <ProductRender product="hero" alt="" priority="high" />
      </Box>
      <svg viewBox={viewBox}>
        <g transform={codeTransform}>
          <use href={`#${codeSymbolId}`} width="1" height="1" fill={fixedColours.night} />
          {/* The scan line is drawn for a code with sides of 90 units at (25, 48). */}
          <g transform="scale(0.01111) translate(-25 -48)">
            <Box component="g" fill={fixedColours.signal} sx={{ animation: scanAnimation }}>
              <path d={scanLinePath} />
            </Box>
          </g>
        </g>
        <HeroPhone />
      </svg>
    </Box>
  );
}

const viewBox = `0 0 ${size.width} ${size.height}`;
const toPercent = (share: number) => `${(share * 100).toFixed(2)}%`;

const frameStyles = {
  position: 'relative',
  width: '100%',
  aspectRatio: `${size.width} / ${size.height}`,
  '& > *': { position: 'absolute', inset: 0 },
} as const;

const renderStyles = {
  '&&': { insetInlineStart: toPercent(render.x / size.width), insetBlockStart: toPercent(render.y / size.height) },
  width: toPercent(render.width / size.width),
} as const;
