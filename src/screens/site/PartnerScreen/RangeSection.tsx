import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { ComingSoonChip } from '~/components/site/ComingSoonChip/ComingSoonChip';
import { products } from '~/domain/product/product';

import { partnerCopy } from './PartnerScreen.copy';

const copy = partnerCopy.range;

/** Section with all products, and links to those that have a page. */
export function RangeSection() {
  return (
    <Section labelledBy="range-title">
      <SectionHeader titleId="range-title" marker={copy.marker} title={copy.title} lead={copy.lead} />
      <Box component="ul" sx={listStyles}>
        {products.map((product) => (
          <Box key={product.id} component="li" sx={rowStyles}>
            <Typography variant="h3" sx={product.availability === 'available' ? {} : { gridRow: 'span 2' }}>
              {product.name}
            </Typography>
            {product.availability === 'available' && <Typography sx={{ gridRow: 2 }}>{product.subtitle}</Typography>}
            <Box sx={{ gridRow: 'span 2' }}>
              {product.availability === 'available' ? (
                <ActionLink href={product.path} label={copy.more} about={copy.about(product.name)} />
              ) : (
                <ComingSoonChip />
              )}
            </Box>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

/** In wide windows, the first column has the available products, and the second one those that are coming soon. */
const listStyles = {
  display: 'grid',
  columnGap: { md: 5, bar: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  gridTemplateRows: { md: `repeat(${products.length / 2}, auto)` },
  gridAutoFlow: { md: 'column' },
  borderBlockStart: '2px solid',
  borderColor: 'text.primary',
  listStyle: 'none',
};

const rowStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  columnGap: 3,
  alignItems: 'center',
  minHeight: 88,
  paddingBlock: 2,
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
};
