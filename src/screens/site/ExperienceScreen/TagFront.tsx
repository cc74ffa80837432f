import Box from '@mui/material/Box';
import { keyframes } from '@mui/material/styles';
import type { Theme } from '@mui/material/styles';
import type { ReactElement } from 'react';

import { TagCode } from '~/components/brand/CodeSprite/TagCode';
import { fixedColours, fonts, productLineColours, radii } from '~/components/theme/tokens';
import { product as brand } from '~/domain/brand';
import type { AvailableProduct } from '~/domain/product/product';

import { experienceCopy } from './ExperienceScreen.copy';

type TagFrontProps = {
  product: AvailableProduct;
  /** The hexacode, which is printed below the QR code. */
  code: string;
};

const labelBox = { x: 66, y: 84, width: 228, height: 268 };

/** Styles of the collar. It is lighter in dark mode, where it would otherwise have the colour of the page. */
const collarStyles = (theme: Theme) => ({
  fill: fixedColours.night,
  ...theme.applyStyles('dark', { fill: fixedColours.night3 }),
});

/** For each product, a drawing of the object behind the tag's white label. */
const mountDrawings: Partial<Record<AvailableProduct['id'], ReactElement>> = {
  ally: (
    <>
      <Box component="path" d="M0 0h360v44H0z" sx={collarStyles} />
      <path d="M0 8h360M0 36h360" stroke={productLineColours.ally.main} strokeWidth="2" strokeDasharray="8 8" />
      <circle cx="180" cy="62" r="30" fill="none" stroke={productLineColours.ally.deep} strokeWidth="10" />
    </>
  ),
  auto: (
    <>
      <path d="M44 0h272l44 300v84H0v-84z" fill={fixedColours.night} />
      <path d="M0 336h360v48H0z" fill={productLineColours.auto.deep} />
      <path d="M148 0h64v20a12 12 0 0 1-12 12h-40a12 12 0 0 1-12-12z" fill={productLineColours.auto.main} />
    </>
  ),
  accolades: (
    <>
      <path d="M0 320h360v64H0z" fill={productLineColours.accolades.deep} />
      <path d="M40 56h280v288H40z" fill={productLineColours.accolades.pale} />
      <path d="M64 0h232v56H64z" fill={fixedColours.night} />
      <path d="M152 0h56v28h-56z" fill={productLineColours.accolades.pale} />
    </>
  ),
};

const sweep = keyframes({
  '0%, 100%': { opacity: 0 },
  '10%, 90%': { opacity: 1 },
  '100%': { transform: 'translateY(212px)' },
});

/** Styles of a line that passes over the code once, when the tag appears. */
const scanLineStyles = {
  opacity: 0,
  animation: `${sweep} 1200ms cubic-bezier(0.45, 0, 0.55, 1)`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
};

/**
 * The front of a tag, large enough to be scanned from the screen. Render it inside a CodeSprite with the tag's QR code.
 */
export function TagFront({ product, code }: TagFrontProps) {
  const { x, y, width, height } = labelBox;
  return (
    <Box
      component="svg"
      viewBox="0 0 360 384"
      width="360"
      height="384"
      role="img"
      aria-label={experienceCopy.tag.picture(product.name, code)}
      preserveAspectRatio="xMidYMid slice"
      sx={{ width: '100%', height: '100%', borderRadius: `${radii.card}px` }}
    >
      <path d="M0 0h360v384H0z" fill={productLineColours[product.id].main} />
      {mountDrawings[product.id]}
      <rect x={x} y={y + 8} width={width} height={height} rx="24" fill={fixedColours.nightEdge} />
      <rect x={x} y={y} width={width} height={height} rx="24" fill={fixedColours.white} />
      <TagCode x={x + 8} y={y + 4} side={212} radius={16} />
      <Box component="path" d="M58 88h244v8H58z" fill={fixedColours.signal} sx={scanLineStyles} />
      <g fill={fixedColours.night}>
        <path d="M90 309h21v21H90zM93 312v15h15v-15zM96 315h9v9h-9z" fillRule="evenodd" />
        <text x="119" y="326" fontFamily={fonts.heading} fontWeight="700" fontSize="20" letterSpacing="-0.4">
          {brand.name}
        </text>
        <text x="270" y="326" textAnchor="end" fontFamily={fonts.text} fontWeight="600" fontSize="16" letterSpacing="1">
          {code}
        </text>
      </g>
    </Box>
  );
}
