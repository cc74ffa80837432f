import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ReactElement } from 'react';

import { AllyTag } from '~/components/brand/TagDrawing/AllyTag';
import { AutoSticker } from '~/components/brand/TagDrawing/AutoSticker';
import { Award } from '~/components/brand/TagDrawing/Award';
import { fixedColours, productLineColours, radii } from '~/components/theme/tokens';
import type { DemoTag, ScenarioId } from '~/domain/tag/demoTags';

import { experienceCopy } from './ExperienceScreen.copy';

type TagFrontProps = { demoTag: DemoTag };

type TagFrontDrawing = {
  background: string;
  /** Edge at which the picture is not cropped where it is wider than high. */
  align: 'YMin' | 'YMax';
  /** Draws the tag or award and its surroundings. */
  draw: (hexacode: string) => ReactElement;
  /** The area of the QR code, which the scan line passes over. */
  codeArea: { x: number; y: number; size: number };
};

const { ally: allyColours, auto: autoColours, accolades: accoladesColours } = productLineColours;

const tagFrontDrawings: Record<ScenarioId, TagFrontDrawing> = {
  pet: {
    background: allyColours.deep,
    align: 'YMax',
    draw: (hexacode) => (
      <g transform="translate(89 130) scale(1.3)">
        <AllyTag hexacode={hexacode} hasStrap />
      </g>
    ),
    codeArea: { x: 121, y: 192, size: 117 },
  },
  car: {
    background: autoColours.main,
    align: 'YMin',
    // Draws the windshield of a car, between the roof and the bonnet.
    draw: (hexacode) => (
      <>
        <path d="M66 0h228l38 300h28v84H0v-84h28z" fill={autoColours.pale} />
        <path d="M180 0h114l38 300h28v84H180z" fill={fixedColours.white} opacity="0.55" />
        <path d="M98 24h164q12 0 14 12l32 264H52L84 36q2-12 14-12z" fill={fixedColours.night} />
        <path d="M200 24h50L142 300H92z" fill={fixedColours.white} opacity="0.12" />
        <path d="M76 292l92-8M192 292l92-8" stroke={fixedColours.nightEdge} strokeWidth="5" strokeLinecap="round" />
        <path d="M0 340h360" stroke={autoColours.main} strokeWidth="6" />
        <g transform="translate(94 48)">
          <AutoSticker hexacode={hexacode} />
        </g>
      </>
    ),
    codeArea: { x: 124, y: 78, size: 111 },
  },
  award: {
    background: accoladesColours.main,
    align: 'YMin',
    draw: (hexacode) => (
      <>
        <path d="M0 336h360v48H0z" fill={accoladesColours.deep} />
        <g transform="translate(47 8) scale(1.7)">
          <Award hexacode={hexacode} />
        </g>
      </>
    ),
    codeArea: { x: 125, y: 91, size: 97 },
  },
};

const scanLineKeyframes = keyframes({
  '0%, 100%': { opacity: 0 },
  '10%, 90%': { opacity: 1 },
  '100%': { transform: 'translateY(111px)' },
});

/** Styles of a line that passes over the code once, when the tag appears. */
const scanLineStyles = {
  opacity: 0,
  animation: `${scanLineKeyframes} 1200ms cubic-bezier(0.45, 0, 0.55, 1)`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
};

/**
 * Front of a tag, large enough to be scanned from the screen. The CodeSprite around it must provide the QR code of the
 * tag.
 */
export function TagFront({ demoTag: { id, product, code: hexacode } }: TagFrontProps) {
  const { background, align, draw, codeArea } = tagFrontDrawings[id];
  return (
    <Box
      component="svg"
      viewBox="0 0 360 384"
      width="360"
      height="384"
      role="img"
      aria-label={experienceCopy.tag.picture(product.name, hexacode)}
      preserveAspectRatio={`xMid${align} slice`}
      sx={{ width: '100%', height: '100%', borderRadius: `${radii.card}px` }}
    >
      <path d="M0 0h360v384H0z" fill={background} />
      {draw(hexacode)}
      <g transform={`translate(${codeArea.x} ${codeArea.y}) scale(${codeArea.size / 100})`}>
        <Box component="path" d="M-16-8h132v5H-16z" fill={fixedColours.signal} sx={scanLineStyles} />
      </g>
    </Box>
  );
}
