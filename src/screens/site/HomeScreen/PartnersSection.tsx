import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ArrowIcon from 'lucide-react/icons/arrow-right';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { sectors } from '~/domain/partner/sectors';
import { paths } from '~/domain/paths';

import { homeCopy } from './HomeScreen.copy';

const copy = homeCopy.partners;

/** Partner sectors, and a link to the partner page. */
export function PartnersSection() {
  return (
    <Section labelledBy="partners-title">
      <SectionHeader titleId="partners-title" marker={copy.marker} title={copy.title} lead={copy.lead} />
      <Box component="ul" sx={listStyles}>
        {sectors.map(({ id, name }) => (
          <Box key={id} component="li" sx={sectorStyles}>
            <FinderPattern colour="primary.main" />
            {name}
          </Box>
        ))}
      </Box>
      <Button
        variant="contained"
        size="large"
        href={paths.site.partner()}
        endIcon={<ArrowIcon size={20} />}
        sx={{ marginBlockStart: 5 }}
      >
        {copy.action}
      </Button>
    </Section>
  );
}

const listStyles = {
  display: 'grid',
  columnGap: { xs: 3, bar: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: '1fr 1fr', bar: 'repeat(3, minmax(0, 1fr))' },
  borderBlockStart: '2px solid',
  borderColor: 'text.primary',
  listStyle: 'none',
};

const sectorStyles = {
  display: 'flex',
  alignItems: 'center',
  gap: 2,
  paddingBlock: { xs: 2.5, bar: 4 },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
  typography: { xs: 'subtitle1', bar: 'h3' },
  color: 'text.primary',
};
