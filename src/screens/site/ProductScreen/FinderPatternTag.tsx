import Box from '@mui/material/Box';

import { TagCode } from '~/components/brand/CodeSprite/TagCode';
import { lines } from '~/components/theme/tokens';

import type { ProductLine } from './copy/productCopy';

type FinderPatternTagProps = { line: ProductLine; label: string };

/**
 * Picture of a finder pattern with a QR code as its core. It is hidden on phones, which cannot scan their own screen.
 */
export function FinderPatternTag({ line, label }: FinderPatternTagProps) {
  return (
    <Box component="svg" viewBox="0 0 280 280" width="280" height="280" role="img" aria-label={label} sx={tagStyles}>
      <path d="M0 0h280v280H0zM40 40v200h200V40z" fill={lines[line].deep} fillRule="evenodd" />
      <TagCode x={72} y={72} side={136} radius={8} />
    </Box>
  );
}

const tagStyles = { display: { xs: 'none', md: 'block' }, width: { md: 240, bar: 280 }, height: 'auto' };
