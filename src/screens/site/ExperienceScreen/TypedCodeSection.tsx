import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { SiteWidth } from '~/components/site/SiteWidth/SiteWidth';
import { TagCodeField } from '~/components/site/TagCodeField/TagCodeField';

import { experienceCopy } from './ExperienceScreen.copy';
import { wideColumns } from './scenarioStyles';

const copy = experienceCopy.typed;

export type TypedCodeSectionProps = { onOpenTag: (code: string) => void };

/** Section with a field for the code of a tag that cannot be scanned. */
export function TypedCodeSection({ onOpenTag }: TypedCodeSectionProps) {
  return (
    <Box component="section" aria-labelledby="typed-title" sx={sectionStyles}>
      <SiteWidth>
        <Box sx={columnsStyles}>
          <div>
            <Typography id="typed-title" variant="h3" component="h2" color="textPrimary">
              {copy.title}
            </Typography>
            <Typography sx={{ marginBlockStart: 0.5 }}>{copy.text}</Typography>
          </div>
          <TagCodeField onOpen={onOpenTag} />
        </Box>
      </SiteWidth>
    </Box>
  );
}

const sectionStyles = { bgcolor: 'tone.mist', color: 'text.body', paddingBlock: { xs: 5, bar: 6 } };

const columnsStyles = {
  display: 'grid',
  alignItems: 'center',
  gap: { xs: 2.5, md: 4, bar: 5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 5fr) minmax(0, 7fr)', bar: wideColumns },
  '& > form': { gridColumn: { bar: 'span 2' } },
};
