import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { ReactNode } from 'react';

import { fixedColours, fonts, productLineColours, motion, schemes } from '~/components/theme/tokens';
import { getDemoTag } from '~/domain/tag/demoTags';
import type { DetailKind } from '~/domain/tag/demoTags';

import { heroPhoneCopy as copy } from './HeroPhone.copy';

const petTag = getDemoTag('pet');
const { main, pale } = productLineColours.ally;
const { muted: mutedColour, line: lineColour } = schemes.light;

const slideInKeyframes = keyframes({ from: { opacity: 0, transform: 'translateY(64px)' } });
const appearKeyframes = keyframes({ from: { opacity: 0, transform: 'translateY(8px)' } });

type ScreenPartProps = { delay: number; children: ReactNode };

/** A group of SVG shapes on the phone's screen, which appears after `delay` ms. */
function ScreenPart({ delay, children }: ScreenPartProps) {
  return (
    <Box component="g" sx={{ animation: `${appearKeyframes} ${motion.slow}ms ${motion.easing} ${delay}ms backwards` }}>
      {children}
    </Box>
  );
}

/** SVG shapes of the dog's head from the illustration of the product Ally, 64 units wide and high. */
const dogPortrait = (
  <>
    <rect width="64" height="64" rx="12" fill={main} />
    <path
      d="M32 12c14 0 22 8 22 20 0 10-4 12-6 18-3 8-9 11-16 11s-13-3-16-11c-2-6-6-8-6-18 0-12 8-20 22-20z"
      fill={pale}
    />
    <path
      d="M22 13C10 10 4 16 3 26c-1 9 0 18 4 20 6 2 11-6 14-18zM42 13c12-3 18 3 19 13 1 9 0 18-4 20-6 2-11-6-14-18z"
      fill={fixedColours.night}
    />
    <g fill={fixedColours.night}>
      <circle cx="24" cy="34" r="3.5" />
      <circle cx="40" cy="34" r="3.5" />
      <path d="M25 43q7-3 14 0c1 5-4 8-7 8s-8-3-7-8z" />
    </g>
  </>
);

/**
 * SVG shapes of the phone of a person who has scanned a pet's tag. The phone slides in, in eight steps. Its screen then
 * shows the page of the tag, and a chat with the owner.
 */
export function HeroPhone() {
  const findDetailValue = (kind: DetailKind) => petTag.details.find((detail) => detail.kind === kind)?.value;
  return (
    <Box
      component="g"
      fontFamily={fonts.text}
      sx={{ animation: `${slideInKeyframes} 480ms steps(8) 1800ms backwards` }}
    >
      <g transform="translate(318 152)">
        <rect width="248" height="434" rx="32" fill={fixedColours.night} stroke={fixedColours.night3} strokeWidth="2" />
        <rect x="10" y="10" width="228" height="414" rx="24" fill={fixedColours.white} />
        <ScreenPart delay={2600}>
          <g transform="translate(26 30)">{dogPortrait}</g>
          <text
            x="104"
            y="60"
            fontFamily={fonts.heading}
            fontWeight="700"
            fontSize="26"
            letterSpacing="-0.5"
            fill={fixedColours.night}
          >
            {petTag.title}
          </text>
          <text x="104" y="84" fontSize="18" fill={mutedColour}>
            {findDetailValue('breed')}
          </text>
        </ScreenPart>
        <ScreenPart delay={3100}>
          <rect x="26" y="112" width="196" height="44" rx="8" fill={pale} />
          <text x="38" y="140" fontWeight="600" fontSize="18" fill={productLineColours.ally.deep}>
            {findDetailValue('medical')}
          </text>
        </ScreenPart>
        <ScreenPart delay={3600}>
          <path d="M26 176h196" stroke={lineColour} strokeWidth="2" />
          <text x="26" y="206" fontSize="18" fill={mutedColour}>
            {copy.numberLabel}
          </text>
          <text x="26" y="234" fontWeight="600" fontSize="20" fill={fixedColours.night}>
            {copy.hiddenNumber}
          </text>
        </ScreenPart>
        <ScreenPart delay={4400}>
          <path
            d="M66 262h144a12 12 0 0 1 12 12v48a12 12 0 0 1-12 12H66a12 12 0 0 1-12-12v-48a12 12 0 0 1 12-12z"
            fill={fixedColours.blue}
          />
          <text fontSize="18" fontWeight="500" fill={fixedColours.white}>
            <tspan x="68" y="292">
              {copy.finderMessageLines[0]}
            </tspan>
            <tspan x="68" y="316">
              {copy.finderMessageLines[1]}
            </tspan>
          </text>
        </ScreenPart>
        <ScreenPart delay={5400}>
          <path
            d="M38 350h172a12 12 0 0 1 12 12v36a12 12 0 0 1-12 12H38a12 12 0 0 1-12-12v-36a12 12 0 0 1 12-12z"
            fill={fixedColours.blueSoft}
          />
          <text x="40" y="386" fontSize="18" fontWeight="500" fill={fixedColours.night}>
            {copy.ownerReply}
          </text>
        </ScreenPart>
      </g>
    </Box>
  );
}
