import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { CodeSprite } from '~/components/brand/CodeSprite/CodeSprite';
import { radii } from '~/components/theme/tokens';
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
  gap: { xs: 2, md: 3, bar: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
};

/**
 * Styles of a card. From `sm` to `md`, the picture is next to the texts. On phones, it is a band above them. From `md`
 * on, the cards are in a row, and their tag IDs are aligned.
 */
const itemStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '240px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  gridTemplateRows: { md: 'auto 1fr' },
  alignItems: { sm: 'start', md: 'stretch' },
  gap: { sm: 2, md: 0 },
  p: { sm: 2, md: 0 },
  '& > svg': { aspectRatio: { xs: '2', sm: 'auto' }, borderRadius: { sm: `${radii.control}px`, md: 0 } },
};

const textsStyles = {
  display: 'grid',
  gridTemplateRows: 'auto auto 1fr',
  rowGap: 1,
  p: { xs: '16px 20px', sm: 0, md: 2.5, bar: 3 },
  color: 'text.body',
};

const tagIdStyles = { alignSelf: 'end', paddingBlockStart: { md: 1 } };
