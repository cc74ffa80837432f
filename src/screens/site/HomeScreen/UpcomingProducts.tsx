import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import ClockIcon from 'lucide-react/icons/clock';

import { ProductIllustration } from '~/components/brand/ProductIllustration/ProductIllustration';
import { ComingSoonChip } from '~/components/site/ComingSoonChip/ComingSoonChip';
import { radii } from '~/components/theme/tokens';
import { products } from '~/domain/product/product';

import { homeCopy } from './HomeScreen.copy';

const copy = homeCopy.discovery;

/** Card with all products that are coming soon. */
export function UpcomingProducts() {
  return (
    <Card sx={{ marginBlockStart: { xs: 3, bar: 4 } }}>
      <Typography variant="marker" sx={headingStyles}>
        <ClockIcon size={16} />
        {copy.upcoming}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {products.map(
          ({ id, name, subtitle, availability }) =>
            availability === 'comingSoon' && (
              <Box key={id} component="li" sx={itemStyles}>
                <ProductIllustration product={id} label={copy.cards[id].picture} />
                <Box sx={{ display: 'grid', justifyItems: 'start' }}>
                  <Typography variant="h3">{name}</Typography>
                  <Typography variant="subtitle2" component="p" color="textPrimary">
                    {subtitle}
                  </Typography>
                  <Typography sx={{ marginBlock: '8px 12px', color: 'text.body', textWrap: 'pretty' }}>
                    {copy.cards[id].text}
                  </Typography>
                  <ComingSoonChip />
                </Box>
              </Box>
            ),
        )}
      </Box>
    </Card>
  );
}

const headingStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  paddingBlock: 1.5,
  paddingInline: 3,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  color: 'text.secondary',
};

const listStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
};

const itemStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: '112px minmax(0, 1fr)', sm: '192px minmax(0, 1fr)', bar: '136px minmax(0, 1fr)' },
  columnGap: { xs: 2, sm: 3, bar: 2.5 },
  alignItems: 'start',
  p: 3,
  color: 'text.secondary',
  '& > img': { borderRadius: `${radii.control}px` },
  '& + &': {
    borderStyle: 'solid',
    borderColor: 'divider',
    borderWidth: 0,
    borderBlockStartWidth: { xs: 1, bar: 0 },
    borderInlineStartWidth: { bar: 1 },
  },
};
