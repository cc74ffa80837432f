import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { TagCode } from '~/components/brand/CodeSheet/TagCode';
import { fixed, lines } from '~/components/theme/tokens';

const { main, pale, deep } = lines.accolades;

export type BundleItem = 'award' | 'wall' | 'frame';

type BustProps = { x: number; y: number; size: number; fill: string };

/** Head and shoulders, standing on the point (x, y). */
function Bust({ x, y, size, fill }: BustProps) {
  return (
    <g transform={`translate(${x} ${y}) scale(${size / 64})`} fill={fill}>
      <circle cy="-56" r="20" />
      <path d="M-32 0a32 32 0 0 1 64 0z" />
    </g>
  );
}

/** A star on a base that carries the tag. */
const award = (
  <>
    <path d="M0 264h480v56H0z" fill={main} />
    <path d="M216 160h48v40h-48z" fill={deep} />
    <path d="M240 16l27 55 61 9-44 43 10 61-54-29-54 29 10-61-44-43 61-9z" fill={main} />
    <path d="M240 16l27 55 61 9-44 43 10 61-54-29z" fill={fixed.white} opacity="0.35" />
    <path d="M176 192h128v104H176z" fill={fixed.night} />
    <TagCode x={200} y={204} side={80} radius={4} />
  </>
);

const portraits = [
  { x: 40, y: 32, ground: main, figure: pale },
  { x: 144, y: 32, ground: deep, figure: pale },
  { x: 248, y: 32, ground: main, figure: deep },
  { x: 352, y: 32, ground: deep, figure: main },
  { x: 40, y: 152, ground: deep, figure: main },
  { x: 144, y: 152, ground: main, figure: deep },
  { x: 248, y: 152, ground: deep, figure: pale },
];

/** Rows of portraits, the last place taken by the tag. */
const wall = (
  <>
    <path d="M0 288h480v32H0z" fill={main} />
    {portraits.map(({ x, y, ground, figure }) => (
      <g key={`${x} ${y}`}>
        <path d={`M${x} ${y}h88v104h-88z`} fill={fixed.night} />
        <path d={`M${x + 8} ${y + 8}h72v88h-72z`} fill={ground} />
        <Bust x={x + 44} y={y + 96} size={60} fill={figure} />
      </g>
    ))}
    <path d="M352 152h88v104h-88z" fill={fixed.night} />
    <TagCode x={356} y={164} side={80} radius={4} />
  </>
);

/** Two people who hold a frame around themselves. */
const frame = (
  <>
    <path d="M0 288h480v32H0z" fill={main} />
    <path d="M104 72h272v184H104z" fill={fixed.white} opacity="0.6" />
    <Bust x={184} y={256} size={104} fill={main} />
    <Bust x={280} y={256} size={120} fill={deep} />
    <path d="M72 24h336v264H72zM104 72v184h272V72z" fill={fixed.night} fillRule="evenodd" />
    <path d="M104 36h24v24h-24zM108 40v16h16V40zM112 44h8v8h-8z" fill={main} fillRule="evenodd" />
    <path d="M144 44h88v8h-88z" fill={main} />
    <path d="M64 168h48v16H64zM64 192h48v16H64zM368 120h48v16h-48zM368 144h48v16h-48z" fill={main} />
    <TagCode x={328} y={208} side={88} radius={6} />
  </>
);

const pictures: Record<BundleItem, ReactNode> = { award, wall, frame };

type BundlePictureProps = {
  item: BundleItem;
  label: string;
};

/** An item of the bundle, 3:2 and as wide as its place. Needs a CodeSheet around it. */
export function BundlePicture({ item, label }: BundlePictureProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 480 320"
      width="480"
      height="320"
      role="img"
      aria-label={label}
      sx={{ width: '100%', height: 'auto', bgcolor: pale }}
    >
      {pictures[item]}
    </Box>
  );
}
