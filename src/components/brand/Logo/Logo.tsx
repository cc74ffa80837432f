import Box from '@mui/material/Box';

import { fonts } from '~/components/theme/tokens';
import { product } from '~/domain/brand';

import { FinderPattern } from '../FinderPattern/FinderPattern';

export type LogoProps = {
  size?: 'bar' | 'large';
  /** Palette colour of the finder pattern; by default, the colour of the surrounding text. */
  markColour?: string;
};

const sizesInPx = { bar: { mark: 28, font: 22 }, large: { mark: 36, font: 28 } };

/** The brand's finder pattern next to the product's name. */
export function Logo({ size = 'bar', markColour = 'inherit' }: LogoProps) {
  const { mark, font } = sizesInPx[size];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        fontFamily: fonts.heading,
        fontWeight: 700,
        fontSize: `${font / 16}rem`,
        lineHeight: 1,
        letterSpacing: '-0.02em',
      }}
    >
      <FinderPattern size={mark} colour={markColour} />
      {product.name}
    </Box>
  );
}
