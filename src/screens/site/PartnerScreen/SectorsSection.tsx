import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { ProductIllustration } from '~/components/brand/ProductIllustration/ProductIllustration';
import { ComingSoonChip } from '~/components/site/ComingSoonChip/ComingSoonChip';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { radii } from '~/components/theme/tokens';
import { sectors } from '~/domain/partner/sectors';
import { products } from '~/domain/product/product';
import type { ProductId } from '~/domain/product/product';

import { partnerCopy } from './PartnerScreen.copy';

const copy = partnerCopy.sectors;

const isUpcoming = (id: ProductId) =>
  products.some((product) => product.id === id && product.availability === 'comingSoon');

/** Section with the industries of the partners, and what a tag does in each of them. */
export function SectorsSection() {
  return (
    <Section labelledBy="sectors-title">
      <SectionHeader titleId="sectors-title" marker={copy.marker} title={copy.title} lead={copy.lead} />
      <Box component="ul" sx={listStyles}>
        {sectors.map(({ id, name, product }) => (
          <Box key={id} component="li" sx={sectorStyles}>
            <ProductIllustration product={product} />
            <div>
              <Typography variant="h3">{name}</Typography>
              <Typography sx={{ marginBlockStart: 1, maxWidth: '34em', textWrap: 'pretty' }}>
                {copy.texts[id]}
              </Typography>
              {isUpcoming(product) && (
                <Box sx={{ marginBlockStart: 1.5 }}>
                  <ComingSoonChip />
                </Box>
              )}
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const listStyles = {
  display: 'grid',
  columnGap: { xs: 3, bar: 4 },
  rowGap: { xs: 5, bar: 7 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', bar: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
};

const sectorStyles = {
  display: 'grid',
  gap: 2.5,
  alignContent: 'start',
  '& img': { borderRadius: `${radii.card}px` },
};
