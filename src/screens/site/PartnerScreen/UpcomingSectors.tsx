import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';
import ClockIcon from 'lucide-react/icons/clock';

import { ProductIllustration } from '~/components/brand/ProductIllustration/ProductIllustration';
import { largeTextPhoneQuery, radii } from '~/components/theme/tokens';
import { sectors } from '~/domain/partner/sectors';
import { products } from '~/domain/product/product';

import { partnerCopy } from './PartnerScreen.copy';

const copy = partnerCopy.sectors;

/** Card with the industries whose products are coming soon. */
export function UpcomingSectors() {
  return (
    <Card sx={{ marginBlockStart: { xs: 5, bar: 7 } }}>
      <Typography variant="marker" sx={headingStyles}>
        <ClockIcon size={16} />
        {copy.upcoming}
      </Typography>
      <Box component="ul" sx={listStyles}>
        {sectors.map(({ id, name, product: productId }) => {
          const product = products.find((candidate) => candidate.id === productId);
          return (
            product?.availability === 'comingSoon' && (
              <Box key={id} component="li" sx={itemStyles}>
                <ProductIllustration product={productId} />
                <div>
                  <Typography variant="h3">{name}</Typography>
                  <Typography variant="subtitle2" component="p" color="textPrimary">
                    {copy.with(product.name)}
                  </Typography>
                  <Typography sx={{ marginBlockStart: 1, color: 'text.body', textWrap: 'pretty' }}>
                    {copy.texts[id]}
                  </Typography>
                </div>
              </Box>
            )
          );
        })}
      </Box>
    </Card>
  );
}

const headingStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 1,
  paddingBlock: 1.5,
  paddingInline: { xs: 2, md: 3 },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  color: 'text.secondary',
};

const listStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
};

/** Styles of a sector. From `md` on, its parts are in line with those of the sectors next to it. */
const itemStyles = {
  display: 'grid',
  gridRow: { md: 'span 4' },
  gridTemplateRows: { md: 'subgrid' },
  '& > div': { display: { md: 'contents' } },
  gridTemplateColumns: { xs: '96px minmax(0, 1fr)', sm: '176px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  [largeTextPhoneQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  columnGap: { xs: 2, sm: 3 },
  rowGap: { xs: 2, md: 0 },
  alignContent: 'start',
  alignItems: 'start',
  p: { xs: 2, md: 3 },
  '& > img': { borderRadius: `${radii.control}px`, maxWidth: { md: 160 }, marginBlockEnd: { md: 2 } },
  '& + &': {
    borderStyle: 'solid',
    borderColor: 'divider',
    borderWidth: 0,
    borderBlockStartWidth: { xs: 1, md: 0 },
    borderInlineStartWidth: { md: 1 },
  },
};
