import { TagCode } from '~/components/brand/CodeSprite/TagCode';
import { fixedColours, fonts, productLineColours } from '~/components/theme/tokens';
import { product } from '~/domain/brand';

const { main, deep } = productLineColours.auto;

type PartNumberProps = { x: number; y: number; number: number };

/** The number of a part. It looks like the numbers in the list of explanations. */
function PartNumber({ x, y, number }: PartNumberProps) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect x="-4" y="-4" width="48" height="48" rx="12" fill={fixedColours.white} />
      <rect width="40" height="40" rx="8" fill={fixedColours.night} />
      <text x="20" y="27" textAnchor="middle" fontWeight="650" fontSize="18" fill={fixedColours.white}>
        {number}
      </text>
    </g>
  );
}

type StickerPictureProps = {
  label: string;
  /** The hexacode, which is printed below the QR code. */
  tagId: string;
};

/** Picture of a windshield sticker, and of the chat that a scan opens. */
export function StickerPicture({ label, tagId }: StickerPictureProps) {
  return (
    <svg viewBox="0 0 480 448" width="480" height="448" role="img" aria-label={label} fontFamily={fonts.heading}>
      <rect x="64" y="48" width="256" height="360" rx="24" fill={deep} />
      <rect x="64" y="40" width="256" height="360" rx="24" fill={fixedColours.white} />
      <path d="M64 104V64a24 24 0 0 1 24-24h208a24 24 0 0 1 24 24v40z" fill={main} />
      <g fill={fixedColours.white}>
        <path d="M88 58h28v28H88zM92 62v20h20V62zM96 66h12v12H96z" fillRule="evenodd" />
        <text x="128" y="81" fontWeight="700" fontSize="24" letterSpacing="-0.5">
          {product.name}
        </text>
      </g>
      <TagCode x={72} y={104} side={240} />
      <text
        x="192"
        y="372"
        textAnchor="middle"
        fontFamily={fonts.text}
        fontWeight="600"
        fontSize="24"
        letterSpacing="4"
        fill={fixedColours.night}
      >
        {tagId}
      </text>
      <path d="M304 168h120a16 16 0 0 1 16 16v72a16 16 0 0 1-16 16h-88l-32 24z" fill={main} />
      <path d="M328 196h88v8h-88zM328 220h64v8h-64zM328 244h40v8h-40z" fill={fixedColours.white} />
      <PartNumber x={44} y={184} number={1} />
      <PartNumber x={408} y={144} number={2} />
      <PartNumber x={44} y={344} number={3} />
    </svg>
  );
}
