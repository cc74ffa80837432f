import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { CodeSprite } from '~/components/brand/CodeSprite/CodeSprite';
import type { QrDrawing } from '~/domain/codes/qr';
import type { DemoCode } from '~/domain/tag/demoTags';

import { BundlePicture } from './BundlePicture';
import type { BundleCopy } from '../copy/productCopy';
import { productScreenCopy } from '../copy/ProductScreen.copy';

const pictureIds = ['award', 'wall', 'frame'] as const;

type BundleItemsProps = { copy: BundleCopy; codes: Record<DemoCode, QrDrawing> };

/** Lists the items of the bundle with the hexacodes of their tags. */
export function BundleItems({ copy, codes }: BundleItemsProps) {
  return (
    <Box component="ul" sx={itemsStyles}>
      {copy.items.map(({ title, text, hexacode, pictureAlt }, index) => (
        <Card key={title} component="li" sx={itemStyles}>
          <CodeSprite code={codes[hexacode]}>
            <BundlePicture item={pictureIds[index] ?? 'award'} label={pictureAlt} />
          </CodeSprite>
          <Box sx={textsStyles}>
            <Typography variant="h3">{title}</Typography>
            <Typography>{text}</Typography>
            <Typography variant="subtitle2" component="p" color="textSecondary" sx={tagIdStyles}>
              {productScreenCopy.tagId(hexacode)}
            </Typography>
          </Box>
        </Card>
      ))}
    </Box>
  );
}

const itemsStyles = {
  display: 'grid',
  gap: { xs: 3, bar: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
};

/**
 * Styles of a card. From `sm` to `bar`, the picture is next to the texts. From `bar` on, the cards are in a row, and a
 * subgrid aligns their texts.
 */
const itemStyles = {
  display: 'grid',
  alignItems: { sm: 'center', bar: 'stretch' },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 5fr) minmax(0, 6fr)', bar: 'minmax(0, 1fr)' },
  gridRow: { bar: 'span 4' },
  gridTemplateRows: { bar: 'subgrid' },
  rowGap: 0,
};

const textsStyles = {
  display: 'grid',
  gridRow: { bar: '2 / -1' },
  gridTemplateRows: { bar: 'subgrid' },
  rowGap: 1,
  p: 3,
  color: 'text.body',
};

const tagIdStyles = { alignSelf: 'end', paddingBlockStart: 1 };
