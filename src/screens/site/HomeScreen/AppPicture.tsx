import { useId } from 'react';

import { illustrations } from 'virtual:illustrations';
import { fixedColours, fonts, schemes } from '~/components/theme/tokens';
import { products } from '~/domain/product/product';
import type { ProductId } from '~/domain/product/product';

import { homeCopy } from './HomeScreen.copy';

const copy = homeCopy.app.screen;
const { line: lineColour, muted: mutedColour } = schemes.light;

type TagCardProps = {
  x: number;
  id: ProductId;
  kind: string;
  /** Left edge of the section of the illustration that the card shows, in units of the illustration's view box. */
  visibleLeft: number;
};

const illustrationScale = 0.25;

function TagCard({ x, id, kind, visibleLeft }: TagCardProps) {
  const clipPathId = useId();
  return (
    <g transform={`translate(${x} 120)`}>
      <rect x="0.5" y="0.5" width="111" height="151" rx="8" fill={fixedColours.white} stroke={lineColour} />
      <clipPath id={clipPathId}>
        <rect x="8" y="8" width="96" height="80" rx="4" />
      </clipPath>
      <g clipPath={`url(#${clipPathId})`}>
        <image
          href={illustrations[id]}
          x={8 - visibleLeft * illustrationScale}
          y="8"
          width={480 * illustrationScale}
          height={320 * illustrationScale}
        />
      </g>
      <text x="12" y="116" fontWeight="700" fontSize="18">
        {products.find((product) => product.id === id)?.name}
      </text>
      <text x="12" y="138" fontSize="13" fill={mutedColour}>
        {kind}
      </text>
    </g>
  );
}

/** Picture of the owner's tags in the app. */
export function AppPicture() {
  return (
    <svg viewBox="32 0 296 376" width="296" height="376" aria-hidden="true">
      <rect x="32" width="296" height="376" rx="40" fill={fixedColours.night} />
      <rect x="44" y="12" width="272" height="352" rx="32" fill={fixedColours.mist} />
      <circle cx="180" cy="36" r="8" fill={fixedColours.night} />
      <g fontFamily={fonts.text} fill={fixedColours.night}>
        <text x="64" y="96" fontFamily={fonts.heading} fontWeight="700" fontSize="28" letterSpacing="-0.6">
          {copy.title}
        </text>
        <TagCard x={64} id="ally" visibleLeft={48} kind={copy.ally} />
        <TagCard x={184} id="auto" visibleLeft={12} kind={copy.auto} />
        <rect x="64" y="288" width="232" height="48" rx="8" fill={fixedColours.blue} />
        <text x="180" y="318" textAnchor="middle" fontWeight="600" fontSize="16" fill={fixedColours.white}>
          {copy.action}
        </text>
      </g>
    </svg>
  );
}
