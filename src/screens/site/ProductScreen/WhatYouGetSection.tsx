import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import CheckIcon from 'lucide-react/icons/check';

import { Section } from '~/components/site/Section/Section';
import { StackedSectionHeader } from '~/components/site/SectionHeader/StackedSectionHeader';
import { getEnquiryUrl } from '~/domain/enquiry/enquiryUrl';

import type { ProductCopy, ProductWithPageId } from './copy/productCopy';
import { productScreenCopy } from './copy/ProductScreen.copy';
import { ProductPicture } from './ProductPicture';

const { actions, whatYouGet } = productScreenCopy;

type WhatYouGetSectionProps = { productLine: ProductWithPageId; copy: ProductCopy['whatYouGet'] };

/** Section about what the customer gets: a picture, the parts of the product, and a link to the contact form. */
export function WhatYouGetSection({ productLine, copy }: WhatYouGetSectionProps) {
  return (
    <Section labelledBy="get-title">
      <Box sx={columnsStyles}>
        <ProductPicture productLine={productLine} alt={copy.pictureAlt} />
        <Box sx={{ display: 'grid', gap: { xs: 3, bar: 4 }, justifyItems: 'start' }}>
          <StackedSectionHeader titleId="get-title" marker={whatYouGet} title={copy.title} />
          <Box component="ul" sx={listStyles}>
            {copy.items.map((item) => (
              <Box key={item} component="li" sx={itemStyles}>
                <CheckIcon size={20} />
                {item}
              </Box>
            ))}
          </Box>
          <Button
            variant="contained"
            color="brand"
            size="hero"
            href={getEnquiryUrl(productLine)}
            sx={{ display: { xs: 'none', sm: 'inline-flex' } }}
          >
            {productLine === 'accolades' ? actions.talk : actions.ask}
          </Button>
        </Box>
      </Box>
    </Section>
  );
}

const columnsStyles = {
  display: 'grid',
  columnGap: { md: 5, bar: 8 },
  rowGap: { xs: 3, sm: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr' },
  alignItems: 'center',
};

const listStyles = {
  width: '100%',
  listStyle: 'none',
  borderBlockStart: '1px solid',
  borderColor: 'divider',
};

const itemStyles = {
  display: 'grid',
  gridTemplateColumns: '20px minmax(0, 1fr)',
  gap: 1.5,
  alignItems: 'center',
  paddingBlock: { xs: 1.25, sm: 1.5 },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  color: 'text.primary',
  '& svg': { color: 'var(--section-marker, var(--mui-palette-primary-main))' },
};
