import { TagCode } from '~/components/brand/CodeSprite/TagCode';
import { PixelIcon } from '~/components/brand/PixelIcon/PixelIcon';
import { sectorIcons } from '~/components/brand/PixelIcon/sectorIcons';
import { fixedColours } from '~/components/theme/tokens';
import { sectors } from '~/domain/partner/sectors';

export type SectorsPictureProps = { label: string };

/** For each industry, the position of its tile. Three tiles are on each side of the QR code. */
const tiles = sectors.map(({ id }, index) => ({
  id,
  x: index % 2 === 0 ? 24 : 384,
  y: 16 + 104 * Math.floor(index / 2),
}));

const tileSize = 80;
const iconSize = 44;
const iconOffset = (tileSize - iconSize) / 2;

/** Picture of the partners' industries around a QR code. Render it inside a CodeSprite. */
export function SectorsPicture({ label }: SectorsPictureProps) {
  return (
    <svg viewBox="0 0 488 320" width="100%" role="img" aria-label={label}>
      <path d="M0 0h488v320H0z" fill={fixedColours.nightRing} />
      <path
        d="M104 56h40v104M384 56h-40v104M104 264h40V160M384 264h-40V160M104 160h280"
        fill="none"
        stroke={fixedColours.nightEdge}
        strokeWidth="2"
      />
      {tiles.map(({ id, x, y }) => (
        <g key={id} transform={`translate(${x} ${y})`} color={fixedColours.white}>
          <rect width={tileSize} height={tileSize} rx="12" fill={fixedColours.night3} />
          <g transform={`translate(${iconOffset} ${iconOffset})`}>
            <PixelIcon path={sectorIcons[id]} size={iconSize} />
          </g>
        </g>
      ))}
      <TagCode x={164} y={80} side={160} radius={16} />
    </svg>
  );
}
