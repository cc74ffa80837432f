import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { ProductIllustration } from '~/components/brand/ProductIllustration/ProductIllustration';
import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { UpcomingProducts } from '~/components/site/UpcomingProducts/UpcomingProducts';
import { largeTextPhoneQuery, radii } from '~/components/theme/tokens';
import { sectors } from '~/domain/partner/sectors';
import { products } from '~/domain/product/product';

import { partnerCopy } from './PartnerScreen.copy';

const copy = partnerCopy.sectors;

/** The industries with their products. */
const sectorsWithProduct = sectors.flatMap(({ id, name, product: productId }) => {
  const product = products.find((candidate) => candidate.id === productId);
  return product ? [{ name, text: copy.texts[id], product }] : [];
});

const upcomingItems = sectorsWithProduct.flatMap(({ name, text, product }) =>
  product.availability === 'comingSoon'
    ? [{ product: product.id, title: name, subtitle: copy.with(product.name), text }]
    : [],
);

/** Section with the industries of the partners and their products, the available ones first. */
export function SectorsSection() {
  return (
    <Section labelledBy="sectors-title">
      <SectionHeader titleId="sectors-title" marker={copy.marker} title={copy.title} lead={copy.lead} />
      <Box component="ul" sx={listStyles}>
        {sectorsWithProduct.map(
          ({ name, text, product }) =>
            product.availability === 'available' && (
              <Box key={name} component="li" sx={sectorStyles}>
                <ProductIllustration product={product.id} />
                <div>
                  <Typography variant="h3">{name}</Typography>
                  <Typography sx={{ marginBlock: '8px 12px', maxWidth: '34em', textWrap: 'pretty' }}>{text}</Typography>
                  <ActionLink href={product.path} label={copy.see(product.name)} />
                </div>
              </Box>
            ),
        )}
      </Box>
      <UpcomingProducts items={upcomingItems} />
    </Section>
  );
}

const listStyles = {
  display: 'grid',
  columnGap: { md: 3, bar: 4 },
  rowGap: { xs: 4, md: 0 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
};

/** Styles of a sector. From `md` on, its parts are in line with those of the sectors next to it. */
const sectorStyles = {
  display: 'grid',
  gridRow: { md: 'span 4' },
  gridTemplateRows: { md: 'subgrid' },
  '& > div': { display: { md: 'contents' } },
  gridTemplateColumns: { xs: '112px minmax(0, 1fr)', sm: '192px minmax(0, 1fr)', md: 'minmax(0, 1fr)' },
  [largeTextPhoneQuery]: { gridTemplateColumns: 'minmax(0, 1fr)' },
  columnGap: { xs: 2, sm: 3 },
  rowGap: { xs: 2.5, md: 0 },
  alignContent: 'start',
  alignItems: 'start',
  '& img': { borderRadius: `${radii.card}px`, marginBlockEnd: { md: 2.5 } },
};
