import Box from '@mui/material/Box';
import type { ReactElement } from 'react';

import { lines, radii } from '~/components/theme/tokens';
import type { DetailKind } from '~/domain/tag/demoTags';

const { main, pale, deep } = lines.accolades;

/** A portrait, `x` from the left. */
function Photo({ x, ground, person }: { x: number; ground: string; person: string }) {
  return (
    <g transform={`translate(${x} 0)`}>
      <path d="M0 0h76v64H0z" fill={ground} />
      <circle cx="38" cy="24" r="10" fill={person} />
      <path d="M18 64V56a16 16 0 0 1 16-16h8a16 16 0 0 1 16 16v8z" fill={person} />
    </g>
  );
}

const pictures: Partial<Record<DetailKind, ReactElement>> = {
  photos: (
    <>
      <Photo x={0} ground={main} person={pale} />
      <Photo x={82} ground={pale} person={deep} />
      <Photo x={164} ground={deep} person={main} />
    </>
  ),
  videos: (
    <>
      <path d="M0 0h240v64H0z" fill={deep} />
      <path d="M0 52h240v12H0z" fill={main} />
      <path d="M108 12l32 20-32 20z" fill={pale} />
    </>
  ),
};

export type DetailPictureProps = { kind: DetailKind };

/** Placeholder for the photos and videos of a tag; nothing for text details. */
export function DetailPicture({ kind }: DetailPictureProps) {
  const picture = pictures[kind];
  if (!picture) return null;
  return (
    <Box
      component="svg"
      viewBox="0 0 240 64"
      width="240"
      height="64"
      aria-hidden="true"
      sx={{ width: '100%', maxWidth: 360, height: 'auto', marginBlock: 0.5, borderRadius: `${radii.control}px` }}
    >
      {picture}
    </Box>
  );
}
