import Box from '@mui/material/Box';

import { fonts } from '~/components/theme/tokens';
import { product } from '~/domain/brand';

import { FinderPattern } from '../FinderPattern/FinderPattern';

export type LogoProps = {
  size?: 'bar' | 'large';
  /** Inherited by default. */
  markColour?: string;
};

const measures = { bar: { mark: 28, name: 22 }, large: { mark: 36, name: 28 } };

/** The mark and the product's name. */
export function Logo({ size = 'bar', markColour = 'inherit' }: LogoProps) {
  const { mark, name } = measures[size];
  return (
    <Box
      component="span"
      sx={{
        display: 'inline-flex',
        alignItems: 'center',
        gap: 1.5,
        fontFamily: fonts.heading,
        fontWeight: 700,
        fontSize: `${name / 16}rem`,
        lineHeight: 1,
        letterSpacing: '-0.02em',
      }}
    >
      <FinderPattern size={mark} colour={markColour} />
      {product.name}
    </Box>
  );
}
