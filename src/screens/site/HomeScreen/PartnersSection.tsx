import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ArrowIcon from 'lucide-react/icons/arrow-right';

import { ProductIllustration } from '~/components/brand/ProductIllustration/ProductIllustration';
import { Section } from '~/components/site/Section/Section';
import { StackedSectionHeader } from '~/components/site/SectionHeader/StackedSectionHeader';
import { radii } from '~/components/theme/tokens';
import { sectors } from '~/domain/partner/sectors';
import { paths } from '~/domain/paths';

import { homeCopy } from './HomeScreen.copy';

const copy = homeCopy.partners;

/** Section with the industries of the partners, and a link to the partner page. */
export function PartnersSection() {
  return (
    <Section labelledBy="partners-title">
      <Box sx={columnsStyles}>
        <Box sx={{ display: 'grid', gap: 4, justifyItems: 'start' }}>
          <StackedSectionHeader titleId="partners-title" marker={copy.marker} title={copy.title} lead={copy.lead} />
          <Button
            variant="contained"
            color="brand"
            size="large"
            href={paths.site.partner()}
            endIcon={<ArrowIcon size={20} />}
          >
            {copy.action}
          </Button>
        </Box>
        <Box component="ul" sx={listStyles}>
          {sectors.map(({ id, name, product }) => (
            <Box key={id} component="li" sx={sectorStyles}>
              <ProductIllustration product={product} />
              <span>{name}</span>
            </Box>
          ))}
        </Box>
      </Box>
    </Section>
  );
}

const columnsStyles = {
  display: 'grid',
  columnGap: { bar: 8 },
  rowGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: '5fr 7fr' },
  alignItems: 'center',
};

const listStyles = {
  display: 'grid',
  gap: { xs: 1.5, sm: 2 },
  gridTemplateColumns: { xs: 'repeat(auto-fill, minmax(min(8em, 100%), 1fr))', sm: 'repeat(3, minmax(0, 1fr))' },
  listStyle: 'none',
};

const sectorStyles = {
  overflow: 'hidden',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.scene',
  typography: 'subtitle1',
  color: 'text.primary',
  hyphens: 'auto',
  '& span': { display: 'block', p: { xs: 1.5, sm: 2 } },
};
