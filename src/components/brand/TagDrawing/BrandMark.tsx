import { finderPatternPath } from '../FinderPattern/finderPatternPath';

type BrandMarkProps = { x: number; y: number; size: number; colour: string };

/**
 * The brand's finder pattern on a tag. It is smaller than those of the QR code next to it, so that scanners ignore it.
 */
export function BrandMark({ x, y, size, colour }: BrandMarkProps) {
  return (
    <path
      d={finderPatternPath}
      fill={colour}
      fillRule="evenodd"
      transform={`translate(${x} ${y}) scale(${size / 7})`}
    />
  );
}
