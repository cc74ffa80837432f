import Box from '@mui/material/Box';
import type { ReactElement } from 'react';

import { Person } from '~/components/brand/Person/Person';
import type { HairStyle } from '~/components/brand/Person/Person';
import { productLineColours, radii } from '~/components/theme/tokens';
import type { DetailKind } from '~/domain/tag/demoTags';

const { main, pale, deep } = productLineColours.accolades;

/** Draws a photo of a person: 44 × 64 units, with its left edge at `x`. */
function Photo({ x, background, hair, clothes }: { x: number; background: string; hair: HairStyle; clothes: string }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 0h44v64H0z" fill={background} />
      <svg y="16" width="44" height="48" viewBox="10 0 100 120" preserveAspectRatio="xMidYMax meet">
        <Person hair={hair} clothes={clothes} />
      </svg>
    </g>
  );
}

const pictures: Partial<Record<DetailKind, ReactElement>> = {
  photos: (
    <>
      <Photo x={0} background={main} hair="long" clothes={deep} />
      <Photo x={48} background={pale} hair="short" clothes={main} />
      <Photo x={96} background={deep} hair="headscarf" clothes={main} />
    </>
  ),
  videos: (
    <>
      <path d="M0 0h140v64H0z" fill={deep} />
      <path d="M0 54h140v10H0z" fill={main} />
      <path d="M56 10l32 18-32 18z" fill={pale} />
    </>
  ),
};

export type DetailPictureProps = { kind: DetailKind };

/** A picture for the details 'photos' and 'videos'. Renders nothing for other details. */
export function DetailPicture({ kind }: DetailPictureProps) {
  const picture = pictures[kind];
  if (!picture) return null;
  return (
    <Box component="dd" aria-hidden="true">
      <Box component="svg" viewBox="0 0 140 64" width="96" height="44" sx={pictureStyles}>
        {picture}
      </Box>
    </Box>
  );
}

/** Styles of the picture. The page of a scanned tag sets `--detail-picture-width`, for a larger picture. */
const pictureStyles = {
  display: 'block',
  width: 'var(--detail-picture-width, 96px)',
  height: 'auto',
  borderRadius: `${radii.control}px`,
} as const;
