import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import CheckIcon from 'lucide-react/icons/check';

import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { downloadPanelId } from '~/components/site/DownloadPanel/downloadPanelId';
import { darkSurfaceStyles } from '~/components/site/Section/darkSurfaceStyles';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import { fixedColours, radii } from '~/components/theme/tokens';
import { getEnquiryUrl } from '~/domain/enquiry/enquiryUrl';
import { demoTags } from '~/domain/tag/demoTags';

import { experienceCopy } from './ExperienceScreen.copy';

const { facts, next, scenarios } = experienceCopy;

/**
 * Section with facts about the tags and links to the next steps, such as an enquiry about the product of the selected
 * scenario. 'Download app' opens the DownloadPanel of SiteLayout.
 */
export function FactsSection() {
  return (
    <Section labelledBy="facts-title">
      <SectionHeader titleId="facts-title" marker={facts.marker} title={facts.title} lead={facts.lead} />
      <Box sx={columnsStyles}>
        <Box component="ul" sx={listStyles}>
          {facts.items.map((fact) => (
            <li key={fact}>
              <CheckIcon size={20} aria-hidden />
              {fact}
            </li>
          ))}
        </Box>
        <Box sx={nextStyles}>
          <Typography variant="h3">{next.title}</Typography>
          <Typography sx={{ marginBlock: '8px 24px' }}>{next.text}</Typography>
          <Box sx={actionsStyles}>
            {demoTags.map(({ id, product }) => (
              <div key={id} data-scenario={id}>
                <Button variant="contained" color="light" size="large" href={getEnquiryUrl(product.id)} fullWidth>
                  {scenarios[id].enquiryLabel}
                </Button>
              </div>
            ))}
            <Button variant="outlined" size="large" popoverTarget={downloadPanelId} sx={downloadStyles}>
              {next.download}
            </Button>
          </Box>
          <Box component="ul" sx={linksStyles}>
            {demoTags.map(({ product }) => (
              <li key={product.id}>
                <ActionLink href={product.path} label={next.learnMore(product.name)} />
              </li>
            ))}
          </Box>
        </Box>
      </Box>
    </Section>
  );
}

const columnsStyles = {
  display: 'grid',
  gap: { xs: 5, bar: 4 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)', bar: '7fr 5fr' },
} as const;

/** Styles of the facts, in rows of the same height. Together, the rows are as high as the card next to them. */
const listStyles = {
  display: 'grid',
  gridAutoRows: '1fr',
  listStyle: 'none',
  typography: 'h3',
  fontWeight: 500,
  '& li': {
    display: 'flex',
    alignItems: 'center',
    gap: 2,
    minHeight: 64,
    paddingBlock: 2,
    borderBlockEnd: '1px solid',
    borderColor: 'divider',
    color: 'text.primary',
  },
  '& li:first-of-type': { borderBlockStart: '1px solid', borderColor: 'divider' },
  '& svg': { flex: 'none', color: 'primary.main' },
} as const;

const nextStyles = {
  p: { xs: 3, bar: 4 },
  borderRadius: `${radii.card}px`,
  ...darkSurfaceStyles,
  bgcolor: 'tone.deep2',
} as const;

/** Styles of the buttons. On phones, they are as wide as the card. */
const actionsStyles = { display: { xs: 'grid', sm: 'flex' }, flexWrap: 'wrap', gap: 1 } as const;

const downloadStyles = {
  '&&': { color: fixedColours.white, borderColor: fixedColours.white, '&:hover': { bgcolor: fixedColours.night3 } },
} as const;

const linksStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: { xs: 3, md: 1.5, bar: 3 },
  marginBlockStart: 2,
  listStyle: 'none',
  '& a': { color: fixedColours.white },
} as const;
