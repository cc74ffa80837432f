import Box from '@mui/material/Box';
import type { ReactNode } from 'react';

import { TagCode } from '~/components/brand/CodeSprite/TagCode';
import { Award } from '~/components/brand/TagDrawing/Award';
import { Person } from '~/components/brand/Person/Person';
import type { HairStyle } from '~/components/brand/Person/Person';
import { createPictureBackground } from '~/components/site/StepList/createPictureBackground';
import { fixedColours, productLineColours } from '~/components/theme/tokens';
import { getDemoTag } from '~/domain/tag/demoTags';

const { main, pale, deep } = productLineColours.accolades;

type BundleItem = 'award' | 'wall' | 'frame';

const awardDrawing = (
  <>
    <path d="M-120 264h720v56h-720z" fill={main} />
    <g transform="translate(131 8) scale(1.4)">
      <Award hexacode={getDemoTag('award').code} />
    </g>
  </>
);

const portraits: { x: number; y: number; background: string; hair: HairStyle; clothesColour: string }[] = [
  { x: 40, y: 32, background: main, hair: 'long', clothesColour: deep },
  { x: 144, y: 32, background: deep, hair: 'short', clothesColour: main },
  { x: 248, y: 32, background: main, hair: 'headscarf', clothesColour: deep },
  { x: 352, y: 32, background: deep, hair: 'curly', clothesColour: pale },
  { x: 40, y: 152, background: deep, hair: 'bun', clothesColour: main },
  { x: 144, y: 152, background: main, hair: 'curly', clothesColour: fixedColours.white },
  { x: 248, y: 152, background: deep, hair: 'long', clothesColour: main },
];

/** Drawing of two rows of portraits, with the tag in the last position. */
const wallDrawing = (
  <>
    <path d="M-120 288h720v32h-720z" fill={main} />
    {portraits.map(({ x, y, background, hair, clothesColour }) => (
      <g key={`${x} ${y}`}>
        <path d={`M${x} ${y}h88v104h-88z`} fill={fixedColours.night} />
        <path d={`M${x + 8} ${y + 8}h72v88h-72z`} fill={background} />
        <svg x={x + 8} y={y + 8} width="72" height="88" viewBox="15 10 90 110">
          <Person hair={hair} clothes={clothesColour} />
        </svg>
      </g>
    ))}
    <rect x="352" y="152" width="88" height="112" rx="6" fill={main} />
    <TagCode x={356} y={156} size={80} cornerRadius={4} />
    <path d="M358 242h56v6h-56zM358 252h32v5h-32z" fill={pale} />
  </>
);

/** Drawing of two people who hold a frame with the tag in a corner. */
const frameDrawing = (
  <>
    <path d="M104 64h272v152H104z" fill={main} opacity="0.4" transform="rotate(-3 240 160)" />
    <path d="M80 256h159v64H80z" fill={deep} />
    <g transform="translate(60 50) scale(1.97)">
      <Person hair="short" clothes={deep} />
    </g>
    <path d="M239 256h160v64H239z" fill={fixedColours.night} />
    <g transform="translate(188 56) scale(1.92)">
      <Person hair="long" clothes={fixedColours.night} />
    </g>
    <g transform="rotate(-3 240 160)">
      <path d="M80 40h320v232H80zM104 64v152h272V64z" fill={main} fillRule="evenodd" />
      <path d="M168 228h32v32h-32zM172.500 232.500v23h23v-23zM177 237h14v14h-14z" fill={pale} fillRule="evenodd" />
      <path d="M212 234h40v8h-40zM212 248h28v8h-28z" fill={pale} />
      <g stroke={main} strokeWidth="4">
        <path d="M92 288h70v56H92z" fill={deep} />
        <path d="M256 288h70v56h-70z" fill={fixedColours.night} />
      </g>
      <g fill={pale} stroke={pale} strokeWidth="13" strokeLinecap="round">
        <path d="M105 254v16M120 248v22M135 248v22M150 254v16M269 254v16M284 248v22M299 248v22M314 254v16" />
        <path d="M98.500 266h58v14a16 16 0 0 1-16 16h-26a16 16 0 0 1-16-16z" stroke="none" />
        <path d="M262.500 266h58v14a16 16 0 0 1-16 16h-26a16 16 0 0 1-16-16z" stroke="none" />
      </g>
      <rect x="330" y="196" width="104" height="104" rx="10" fill={deep} />
      <TagCode x={338} y={204} size={88} cornerRadius={6} />
    </g>
  </>
);

const drawings: Record<BundleItem, ReactNode> = { award: awardDrawing, wall: wallDrawing, frame: frameDrawing };

type BundlePictureProps = {
  item: BundleItem;
  label: string;
};

/** Picture of an item of the bundle (3:2, full width). Its QR code comes from the CodeSprite around it. */
export function BundlePicture({ item, label }: BundlePictureProps) {
  return (
    <Box
      component="svg"
      viewBox="0 0 480 320"
      width="480"
      height="320"
      role="img"
      aria-label={label}
      sx={[{ width: '100%', height: 'auto' }, createPictureBackground('accolades')]}
    >
      {drawings[item]}
    </Box>
  );
}
