import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { ProductIllustration } from '~/components/brand/ProductIllustration/ProductIllustration';
import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { largeTextPhoneQuery, radii } from '~/components/theme/tokens';
import { sectors } from '~/domain/partner/sectors';
import { products } from '~/domain/product/product';

import { partnerCopy } from './PartnerScreen.copy';
import { UpcomingSectors } from './UpcomingSectors';

const copy = partnerCopy.sectors;

/** Section with the industries of the partners and their products, the available ones first. */
export function SectorsSection() {
  return (
    <Section labelledBy="sectors-title">
      <SectionHeader titleId="sectors-title" marker={copy.marker} title={copy.title} lead={copy.lead} />
      <Box component="ul" sx={listStyles}>
        {sectors.map(({ id, name, product: productId }) => {
          const product = products.find((candidate) => candidate.id === productId);
          return (
            product?.availability === 'available' && (
              <Box key={id} component="li" sx={sectorStyles}>
                <ProductIllustration product={productId} />
                <div>
                  <Typography variant="h3">{name}</Typography>
                  <Typography sx={{ marginBlock: '8px 12px', maxWidth: '34em', textWrap: 'pretty' }}>
                    {copy.texts[id]}
                  </Typography>
                  <ActionLink href={product.path} label={copy.see(product.name)} />
                </div>
              </Box>
            )
          );
        })}
      </Box>
      <UpcomingSectors />
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
