import SvgIcon from '@mui/material/SvgIcon';

import { finderPatternPath } from './finderPatternPath';

/**
 * SVG paths of the variants of a finder pattern: a square ring with a square core, as in three corners of a QR code.
 * One unit is one module.
 */
const variantPaths = {
  whole: finderPatternPath,
  ring: 'M0 0h7v7H0zM1 1v5h5V1z',
  broken: 'M0 0h3v1H1v5h2v1H0zM4 0h3v3H6V1H4zM7 4v3H4V6h2V4zM2 2h3v3H2z',
  fallen: 'M0 0h7v5H6V1H1v5h4v1H0zM6 6h3v3H6z',
} as const;

export type FinderPatternVariant = keyof typeof variantPaths;

/** Width and height of each variant in modules. In 'fallen', the core has fallen out of the ring. */
const sizesInModules: Record<FinderPatternVariant, number> = { whole: 7, ring: 7, broken: 7, fallen: 9 };

export type FinderPatternProps = {
  /**
   * 'whole' is the brand's symbol. The other variants show a state: 'ring' for no data, 'broken' for an error or a
   * missing page, 'fallen' for no results.
   */
  variant?: FinderPatternVariant;
  /** Width and height of the ring in px. */
  size?: number;
  /** Accessible name. Without it, the pattern is decorative. */
  label?: string;
  /** Palette colour; by default, the colour of the surrounding text. */
  colour?: string;
};

/**
 * The finder pattern of a QR code, a square in a square ring: the symbol of the brand, and the icon of loading, empty
 * and error states.
 */
export function FinderPattern({ variant = 'whole', size = 16, label, colour = 'inherit' }: FinderPatternProps) {
  const sizeInPx = (size * sizesInModules[variant]) / 7;
  return (
    <SvgIcon
      viewBox={`0 0 ${sizesInModules[variant]} ${sizesInModules[variant]}`}
      shapeRendering="crispEdges"
      {...(label ? { titleAccess: label } : {})}
      sx={{ width: sizeInPx, height: sizeInPx, flex: 'none', color: colour }}
    >
      <path d={variantPaths[variant]} fillRule="evenodd" />
    </SvgIcon>
  );
}
