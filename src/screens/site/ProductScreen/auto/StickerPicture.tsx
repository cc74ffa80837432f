import Box from '@mui/material/Box';
import type { Theme } from '@mui/material/styles';

import { AutoSticker } from '~/components/brand/TagDrawing/AutoSticker';
import { fixedColours, fonts, productLineColours } from '~/components/theme/tokens';

type PartBadgeProps = { x: number; y: number; number: number };

/** Number of a part of the sticker. It looks like the numbers of the list that explains the parts. */
function PartBadge({ x, y, number }: PartBadgeProps) {
  return (
    <Box component="g" transform={`translate(${x} ${y})`} sx={badgeStyles}>
      <rect x="-4" y="-4" width="48" height="48" rx="12" />
      <rect width="40" height="40" rx="8" fill="currentColor" />
      <text x="20" y="27" textAnchor="middle" fontWeight="650" fontSize="18">
        {number}
      </text>
    </Box>
  );
}

const badgeStyles = (theme: Theme) => ({ color: 'text.primary', fill: theme.vars.palette.tone.paper });

type StickerPictureProps = {
  label: string;
  /** The hexacode, which is printed below the QR code. */
  hexacode: string;
};

/** Picture of a windshield sticker, and of the chat that a scan opens. */
export function StickerPicture({ label, hexacode }: StickerPictureProps) {
  return (
    <svg viewBox="0 0 480 448" width="480" height="448" role="img" aria-label={label} fontFamily={fonts.heading}>
      <g transform="translate(60 48) scale(1.68)">
        <AutoSticker hexacode={hexacode} />
      </g>
      <path
        d="M334 150h106a16 16 0 0 1 16 16v72a16 16 0 0 1-16 16h-74l-32 24z"
        fill={productLineColours.auto.deep}
        stroke={fixedColours.white}
        strokeWidth="4"
      />
      <path d="M356 178h78v8h-78zM356 202h58v8h-58zM356 226h40v8h-40z" fill={fixedColours.white} />
      <PartBadge x={48} y={36} number={1} />
      <PartBadge x={424} y={126} number={2} />
      <PartBadge x={150} y={384} number={3} />
    </svg>
  );
}
