import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import ArrowIcon from 'lucide-react/icons/arrow-right';

import { DirectContact } from '~/components/site/DirectContact/DirectContact';
import { blueSurfaceStyles } from '~/components/site/Section/darkSurfaceStyles';
import { Section } from '~/components/site/Section/Section';
import { StackedSectionHeader } from '~/components/site/SectionHeader/StackedSectionHeader';
import type { SiteContact } from '~/components/site/siteContact';
import { fixedColours, radii } from '~/components/theme/tokens';
import { getEnquiryUrl } from '~/domain/enquiry/enquiryUrl';

import { partnerCopy } from './PartnerScreen.copy';

const copy = partnerCopy.start;

export type StartSectionProps = { contact: SiteContact };

/** Section with a call to action and the contact details. */
export function StartSection({ contact }: StartSectionProps) {
  return (
    <Section labelledBy="start-title">
      <Box sx={blockStyles}>
        <Box sx={{ '& p': { maxWidth: '28em' } }}>
          <StackedSectionHeader titleId="start-title" title={copy.title} lead={copy.lead} />
          <Button
            variant="contained"
            color="light"
            size="hero"
            href={getEnquiryUrl('partner')}
            endIcon={<ArrowIcon size={20} />}
            sx={{ marginBlockStart: 4, width: { xs: '100%', sm: 'auto' } }}
          >
            {copy.action}
          </Button>
        </Box>
        <Box sx={{ color: fixedColours.white, minWidth: 0 }}>
          <DirectContact contact={contact} />
        </Box>
      </Box>
    </Section>
  );
}

const blockStyles = {
  display: 'grid',
  gap: { xs: 4, md: 5, bar: 8 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
  p: { xs: '32px 24px', md: 6, bar: 10 },
  borderRadius: `${radii.card}px`,
  ...blueSurfaceStyles,
};
