import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { PixelIcon } from '~/components/brand/PixelIcon/PixelIcon';
import { sectorIcons } from '~/components/brand/PixelIcon/sectorIcons';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { sectors } from '~/domain/partner/sectors';

import { partnerCopy } from './PartnerScreen.copy';

const copy = partnerCopy.sectors;

/** The partner sectors and a tag's use in each. */
export function SectorsSection() {
  return (
    <Section labelledBy="sectors-title">
      <SectionHeader titleId="sectors-title" marker={copy.marker} title={copy.title} lead={copy.lead} />
      <Box component="ul" sx={listStyles}>
        {sectors.map(({ id, name }) => (
          <Box key={id} component="li" sx={sectorStyles}>
            <Box sx={{ color: 'primary.main' }}>
              <PixelIcon path={sectorIcons[id]} size={44} />
            </Box>
            <div>
              <Typography variant="h3">{name}</Typography>
              <Typography sx={{ marginBlockStart: 1, maxWidth: '34em', textWrap: 'pretty' }}>
                {copy.texts[id]}
              </Typography>
            </div>
          </Box>
        ))}
      </Box>
    </Section>
  );
}

const listStyles = {
  display: 'grid',
  columnGap: { xs: 3, bar: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
  borderBlockStart: '2px solid',
  borderColor: 'text.primary',
  listStyle: 'none',
};

const sectorStyles = {
  display: 'grid',
  gridTemplateColumns: '44px minmax(0, 1fr)',
  columnGap: { xs: 2.5, bar: 4 },
  alignContent: 'start',
  paddingBlock: { xs: 3, bar: 5 },
  borderBlockEnd: '1px solid',
  borderColor: 'divider',
};
