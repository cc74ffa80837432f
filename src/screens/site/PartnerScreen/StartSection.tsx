import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ArrowIcon from 'lucide-react/icons/arrow-right';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { DirectContact } from '~/components/site/DirectContact/DirectContact';
import { Section } from '~/components/site/Section/Section';
import type { SiteContact } from '~/components/site/siteContact';
import { fixed, radii } from '~/components/theme/tokens';
import { paths } from '~/domain/paths';

import { partnerCopy } from './PartnerScreen.copy';

const copy = partnerCopy.start;

export type StartSectionProps = { contact: SiteContact };

/** Call to action with the contact details. */
export function StartSection({ contact }: StartSectionProps) {
  return (
    <Section labelledBy="start-title" tight>
      <Box sx={blockStyles}>
        <div>
          <Typography
            variant="marker"
            sx={{ display: 'flex', alignItems: 'center', gap: 1.5, marginBlockEnd: 2, color: fixed.white }}
          >
            <FinderPattern />
            {copy.marker}
          </Typography>
          <Typography id="start-title" variant="h2" sx={{ color: fixed.white }}>
            {copy.title}
          </Typography>
          <Typography sx={{ marginBlockStart: 2.5, fontSize: '1.125rem', maxWidth: '28em', textWrap: 'pretty' }}>
            {copy.text}
          </Typography>
          <Button
            variant="contained"
            color="light"
            size="hero"
            href={paths.site.contact()}
            endIcon={<ArrowIcon size={20} />}
            sx={{ marginBlockStart: 4, width: { xs: '100%', sm: 'auto' } }}
          >
            {copy.action}
          </Button>
        </div>
        <Box sx={{ color: fixed.white, minWidth: 0 }}>
          <DirectContact contact={contact} />
        </Box>
      </Box>
    </Section>
  );
}

const blockStyles = {
  display: 'grid',
  gap: { xs: 5, bar: 8 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  p: { xs: '40px 24px', md: 6, bar: 10 },
  borderRadius: `${radii.card}px`,
  bgcolor: fixed.blue,
  color: fixed.blueSoft,
  '& :focus-visible': { outlineColor: fixed.white },
};
