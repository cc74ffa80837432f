import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Typography from '@mui/material/Typography';

import { ProductIllustration } from '~/components/brand/ProductIllustration/ProductIllustration';
import { ComingSoonChip } from '~/components/site/ComingSoonChip/ComingSoonChip';
import { ProductList } from '~/components/site/ProductList/ProductList';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { radii } from '~/components/theme/tokens';
import { sectors } from '~/domain/partner/sectors';
import { products } from '~/domain/product/product';

import { partnerCopy } from './PartnerScreen.copy';

const copy = partnerCopy.sectors;

/** Items for ProductList, one for each industry. `source` is the product for the industry. */
const items = sectors.flatMap(({ id, name, product: productId }) => {
  const product = products.find((candidate) => candidate.id === productId);
  if (product === undefined) return [];
  return [
    { product: product.id, title: name, subtitle: copy.with(product.name), text: copy.texts[id], source: product },
  ];
});
const availableItems = items.flatMap(({ source, ...item }) =>
  source.availability === 'available' ? [{ ...item, link: { href: source.path, label: copy.see(source.name) } }] : [],
);
const upcomingItems = items.filter(({ source }) => source.availability === 'comingSoon');

/** Section with the industries of the partners and their products. Upcoming products have smaller pictures, or none on phones. */
export function SectorsSection() {
  return (
    <Section labelledBy="sectors-title">
      <SectionHeader titleId="sectors-title" marker={copy.marker} title={copy.title} lead={copy.lead} />
      <ProductList items={availableItems} />
      <Card component="ul" sx={upcomingListStyles}>
        {upcomingItems.map(({ product, title, subtitle, text }) => (
          <Box key={product} component="li" sx={upcomingItemStyles}>
            <ProductIllustration product={product} label="" />
            <div>
              <Typography variant="subtitle1" component="h3" color="textPrimary">
                {title}
              </Typography>
              <Typography variant="subtitle2" component="p" color="textPrimary" sx={{ marginBlockStart: 0.5 }}>
                {subtitle}
              </Typography>
              <Typography sx={{ marginBlock: 1, color: 'text.body' }}>{text}</Typography>
            </div>
            <Box sx={{ alignSelf: 'end', gridColumn: { sm: 2, md: 'auto', bar: 2 } }}>
              <ComingSoonChip />
            </Box>
          </Box>
        ))}
      </Card>
    </Section>
  );
}

const upcomingListStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(3, minmax(0, 1fr))' },
  marginBlockStart: { xs: 2, md: 3 },
  listStyle: 'none',
};

/** Styles of an industry whose product is not available yet. From `md` on, the chips of a row are aligned. */
const upcomingItemStyles = {
  display: 'grid',
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    sm: '96px minmax(0, 1fr)',
    md: 'minmax(0, 1fr)',
    bar: '96px minmax(0, 1fr)',
  },
  gridTemplateRows: { md: 'auto 1fr auto', bar: '1fr auto' },
  columnGap: 2,
  rowGap: { md: 1.5, bar: 0 },
  alignItems: 'start',
  p: { xs: 2, md: 3 },
  color: 'text.secondary',
  '& > img': { display: { xs: 'none', sm: 'block' }, borderRadius: `${radii.control}px` },
  border: '0 solid',
  borderColor: 'divider',
  '& + &': { borderBlockStartWidth: { xs: 1, md: 0 }, borderInlineStartWidth: { md: 1 } },
};
