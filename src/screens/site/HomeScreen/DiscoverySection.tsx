import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { selectedAudienceStyles } from '~/components/site/selectedAudienceStyles';
import { ProductList } from '~/components/site/ProductList/ProductList';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { anchors } from '~/domain/paths';
import { audiences, audienceTexts, products, listProducts } from '~/domain/product/product';

import { AudienceToggle } from './AudienceToggle';
import { homeCopy } from './HomeScreen.copy';
import { ProductCard } from './ProductCard';

const copy = homeCopy.discovery;

const upcomingItems = products.flatMap(({ id, name, subtitle, availability }) =>
  availability === 'comingSoon' ? [{ product: id, title: name, subtitle, ...copy.cards[id] }] : [],
);

/** Section with all products. All are in the DOM, and AudienceToggle shows the products for one audience. */
export function DiscoverySection() {
  return (
    <Section id={anchors.product} labelledBy="discovery-title" surface="mist">
      <Box sx={selectedAudienceStyles}>
        <SectionHeader titleId="discovery-title" marker={copy.marker} title={copy.title} action={<AudienceToggle />} />
        {audiences.map((audience) => (
          <Box
            key={audience}
            data-audience={audience}
            sx={{ '& + &': { '@media (scripting: none)': { marginBlockStart: 6 } } }}
          >
            <Typography sx={{ maxWidth: '46em', marginBlockEnd: 4, fontSize: '1.125rem' }}>
              {audienceTexts[audience].description}
            </Typography>
            <Box
              component="ul"
              sx={{
                display: 'grid',
                gap: { xs: 3, bar: 4 },
                gridTemplateColumns: {
                  xs: 'minmax(0, 1fr)',
                  md: audience === 'individuals' ? '1fr 1fr' : 'minmax(0, 1fr)',
                },
                listStyle: 'none',
              }}
            >
              {listProducts(audience).map(
                (product) =>
                  product.availability === 'available' && (
                    <ProductCard key={product.id} product={product} {...copy.cards[product.id]} />
                  ),
              )}
            </Box>
            {audience === 'businesses' && (
              <Box sx={{ marginBlockStart: { xs: 3, bar: 4 } }}>
                <ProductList items={upcomingItems} />
              </Box>
            )}
          </Box>
        ))}
      </Box>
    </Section>
  );
}
