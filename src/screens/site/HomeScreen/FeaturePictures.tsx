import Box from '@mui/material/Box';

import { AutoSticker } from '~/components/brand/TagDrawing/AutoSticker';
import { fixedColours, fonts, productLineColours, radii, schemes } from '~/components/theme/tokens';
import { getDemoTag } from '~/domain/tag/demoTags';

import { homeCopy } from './HomeScreen.copy';

const { line: lineColour, muted: mutedColour } = schemes.light;
const copy = homeCopy.features.pictures;

/** Drawing of a tag in a camera viewfinder, and of a phone that is tapped on the tag. */
const scanDrawing = (
  <>
    <path d="M0 272h480v48H0z" fill={productLineColours.auto.deep} />
    <g transform="translate(67 48)">
      <AutoSticker hexacode={getDemoTag('car').code} />
    </g>
    <path
      d="M48 77V29h48M210 29h48v48M258 229v48h-48M96 277H48v-48"
      fill="none"
      stroke={fixedColours.white}
      strokeWidth="8"
    />
    <path
      d="M284 112a56 56 0 0 1 0 80M306 88a90 90 0 0 1 0 128"
      fill="none"
      stroke={fixedColours.white}
      strokeWidth="8"
    />
    <g transform="rotate(8 392 200)">
      <rect x="344" y="56" width="112" height="216" rx="20" fill={fixedColours.night} />
      <rect x="352" y="64" width="96" height="200" rx="13" fill={fixedColours.white} />
      <circle cx="400" cy="136" r="32" fill={productLineColours.auto.pale} />
      <path d="M386 136l10 10 20-22" fill="none" stroke={fixedColours.blue} strokeWidth="8" />
      <path d="M368 192h64v10h-64zM368 212h40v10h-40z" fill={productLineColours.auto.pale} />
    </g>
  </>
);

/** Drawing of a chat whose header shows no phone number. The phone reaches beyond the lower edge of the picture. */
const chatDrawing = (
  <>
    <path d="M0 272h480v48H0z" fill={productLineColours.ally.deep} />
    <path d="M112 330V64a28 28 0 0 1 28-28h200a28 28 0 0 1 28 28v266z" fill={fixedColours.night} />
    <path d="M122 330V66a20 20 0 0 1 20-20h196a20 20 0 0 1 20 20v264z" fill={fixedColours.white} />
    <circle cx="160" cy="84" r="18" fill={productLineColours.ally.main} />
    <text x="190" y="91" fontWeight="600" fontSize="20" letterSpacing="1" fill={fixedColours.night}>
      {copy.number}
    </text>
    <path d="M122 118h236" stroke={lineColour} strokeWidth="2" />
    <path
      d="M150 136h120a12 12 0 0 1 12 12v32a12 12 0 0 1-12 12H138v-44a12 12 0 0 1 12-12z"
      fill={productLineColours.ally.pale}
    />
    <path d="M154 152h104v8H154zM154 168h64v8h-64z" fill={productLineColours.ally.deep} />
    <path
      d="M210 208h120a12 12 0 0 1 12 12v44H210a12 12 0 0 1-12-12v-32a12 12 0 0 1 12-12z"
      fill={fixedColours.night}
    />
    <path d="M214 224h104v8H214zM214 240h72v8h-72z" fill={fixedColours.white} />
  </>
);

/** Drawing of a tag's details. One of them is being edited. */
const editDrawing = (
  <>
    <path d="M0 272h480v48H0z" fill={productLineColours.accolades.deep} />
    <rect x="72" y="40" width="272" height="248" rx="20" fill={fixedColours.white} />
    <g fontSize="18">
      <g fill={mutedColour}>
        <text x="96" y="84">
          {copy.address}
        </text>
        <text x="96" y="164">
          {copy.vet}
        </text>
        <text x="96" y="244">
          {copy.car}
        </text>
      </g>
      <path d="M96 104h180M96 184h120M96 264h152" stroke={fixedColours.night} strokeWidth="10" />
    </g>
    <rect
      x="84"
      y="136"
      width="248"
      height="68"
      rx="12"
      fill="none"
      stroke={productLineColours.accolades.main}
      strokeWidth="6"
    />
    <path d="M226 172v24" stroke={productLineColours.accolades.main} strokeWidth="5" />
    <g transform="translate(280 200) rotate(-45)">
      <path d="M0 0l20-14h132v28H20z" fill={productLineColours.accolades.pale} />
      <path d="M20-14h132V0H20z" fill={lineColour} />
      <path d="M0 0l20-14v28zM124-14h28v28h-28z" fill={fixedColours.night} />
    </g>
  </>
);

const pictures = {
  scan: { drawing: scanDrawing, background: productLineColours.auto.main },
  chat: { drawing: chatDrawing, background: productLineColours.ally.main },
  edit: { drawing: editDrawing, background: productLineColours.accolades.main },
};

type FeaturePictureProps = { feature: keyof typeof pictures };

/**
 * Decorative picture of a feature, with a ratio of 3:2 and full width. On phones, it is a square without the texts,
 * which would be illegible. Its QR code comes from the CodeSprite around it.
 */
export function FeaturePicture({ feature }: FeaturePictureProps) {
  const { drawing, background } = pictures[feature];
  return (
    <Box
      component="svg"
      viewBox="0 0 480 320"
      width="480"
      height="320"
      preserveAspectRatio={feature === 'scan' ? 'xMinYMid slice' : 'xMidYMid slice'}
      aria-hidden="true"
      sx={[frameStyles, { bgcolor: background }]}
    >
      {drawing}
    </Box>
  );
}

const frameStyles = {
  width: '100%',
  height: 'auto',
  aspectRatio: { xs: '1', sm: '3 / 2' },
  '& text': { display: { xs: 'none', sm: 'inline' } },
  borderRadius: `${radii.card}px`,
  fontFamily: fonts.text,
};
