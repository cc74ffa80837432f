import type { ReactElement } from 'react';

import { Person } from '~/components/brand/Person/Person';
import { BrandMark } from '~/components/brand/TagDrawing/BrandMark';
import { fixedColours, productLineColours } from '~/components/theme/tokens';
import type { ScenarioId } from '~/domain/tag/demoTags';

const { ally, auto, accolades } = productLineColours;

/**
 * Segment of an SVG path: the right half of the dog's head. It is drawn as part of the head, and again in translucent
 * white, as if light fell on that side.
 */
const rightHeadCurve = 'c25 0 42 14 42 36 0 18-7 23-12 34-5 16-17 22-30 22';

/** Portraits of 120 x 120 units. They have no background: the page shows the main colour of the product behind them. */
const portraits: Record<ScenarioId, ReactElement> = {
  pet: (
    <>
      <path d="M30 120c0-22 8-34 30-34s30 12 30 34z" fill={ally.pale} />
      <path d="M60 86c22 0 30 12 30 34H60z" fill={fixedColours.white} opacity="0.55" />
      <path d="M36 94q24 14 48 0l3 9q-27 16-54 0z" fill={fixedColours.night} />
      <g transform="translate(4.5 7) rotate(-5 57 70) scale(0.93)">
        <path d={`M60 8${rightHeadCurve}s-25-6-30-22c-5-11-12-16-12-34C18 22 35 8 60 8z`} fill={ally.pale} />
        <path d={`M60 8${rightHeadCurve}z`} fill={fixedColours.white} opacity="0.55" />
        <path
          d="M41 12C18 6 3 17-1 38c-3 18-2 36 7 41 11 5 22-11 29-35 6-8 10-20 6-32zM79 12c23-6 38 5 42 26 3 18 2 36-7 41-11 5-22-11-29-35-6-8-10-20-6-32z"
          fill={fixedColours.night}
        />
        <g stroke={ally.deep} strokeWidth="3" strokeLinecap="round">
          <path d="M53 88.6v3.4a7 6 0 0 0 14 0v-3.4q-4-.6-7-4.6-3 4-7 4.6z" fill={ally.main} />
          <path d="M60 76v8q-5 7-17 3M60 84q5 7 17 3" fill="none" />
        </g>
        <g fill={fixedColours.night}>
          <circle cx="43" cy="50" r="6" />
          <circle cx="77" cy="50" r="6" />
          <path d="M46 65q14-5 28 0c2 9-7 15-14 15s-16-6-14-15z" />
        </g>
        <g fill={fixedColours.white}>
          <circle cx="45" cy="48" r="2" />
          <circle cx="79" cy="48" r="2" />
        </g>
      </g>
      <circle cx="60" cy="102" r="3" fill="none" stroke={fixedColours.nightEdge} strokeWidth="1.5" />
      <rect x="50.5" y="103" width="19" height="24" rx="4" fill={fixedColours.nightText} />
      <rect x="52" y="104.5" width="16" height="21" rx="3" fill={fixedColours.white} />
      <BrandMark x={56.5} y={108.5} size={7} colour={fixedColours.night} />
    </>
  ),
  car: (
    <>
      <path d="M-600 108h800v12h-800z" fill={auto.deep} />
      <path
        d="M4 84q0-16 16-18l8-2 16-24q5-7 14-7h36q10 0 12 9l5 22q7 3 7 12v20q0 6-6 6H10q-6 0-6-6z"
        fill={auto.pale}
      />
      <path d="M68 33h26q10 0 12 9l5 22q7 3 7 12v20q0 6-6 6H68z" fill={fixedColours.white} opacity="0.55" />
      <path d="M36 64l13-19q3-4 9-4h6v23zM70 41h23q5 0 6 5l4 18H70z" fill={fixedColours.night} />
      <path d="M4 82h14v8H4zM108 74h10v10h-10z" fill={auto.deep} />
      <path d="M74 72h12v4H74z" fill={auto.deep} />
      <g fill={fixedColours.night}>
        <circle cx="32" cy="102" r="15" />
        <circle cx="92" cy="102" r="15" />
      </g>
      <g fill={fixedColours.white}>
        <circle cx="32" cy="102" r="6" />
        <circle cx="92" cy="102" r="6" />
        <rect x="46" y="45" width="14" height="17" rx="2.5" />
      </g>
      <rect x="46.6" y="45.6" width="12.8" height="15.8" rx="2" fill={auto.main} />
      <rect x="48" y="47" width="10" height="10" rx="1" fill={fixedColours.white} />
      <BrandMark x={49.5} y={48.5} size={7} colour={fixedColours.night} />
    </>
  ),
  award: (
    <>
      <Person hair="long" />
      <path d="M80 100h8l6 20H84zM100 100h-8l-6 20h10z" fill={accolades.main} />
      <circle cx="90" cy="98" r="13" fill={accolades.pale} />
      <path d="M90 89l2.6 5.6 6 .7-4.4 4.2 1.1 6L90 102.6l-5.3 2.9 1.1-6-4.4-4.2 6-.7z" fill={accolades.deep} />
    </>
  ),
};

export type TagPortraitProps = { id: ScenarioId };

/** A decorative portrait of the pet, car or person that a demo tag belongs to. */
export function TagPortrait({ id }: TagPortraitProps) {
  return (
    <svg viewBox="0 0 120 120" width="120" height="120" aria-hidden="true">
      {portraits[id]}
    </svg>
  );
}
