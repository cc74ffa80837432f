import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ArrowIcon from 'lucide-react/icons/arrow-right';

import { CodeSprite } from '~/components/brand/CodeSprite/CodeSprite';
import { FinderView } from '~/components/site/FinderView/FinderView';
import { OwnerSwitches } from './OwnerSwitches';
import { createVisibilityStyles } from './createVisibilityStyles';
import { TagFront } from './TagFront';
import { PhoneFrame } from '~/components/site/PhoneFrame/PhoneFrame';
import { SiteWidth } from '~/components/site/SiteWidth/SiteWidth';
import type { QrDrawing } from '~/domain/codes/qr';
import { getEnquiryUrl } from '~/domain/enquiry/enquiryUrl';
import { paths } from '~/domain/paths';
import type { DemoTag } from '~/domain/tag/demoTags';

import { experienceCopy } from './ExperienceScreen.copy';
import {
  enquiryButtonStyles,
  finderStepStyles,
  scenarioHeaderStyles,
  noteStyles,
  ownerStepStyles,
  phoneAndSwitchesStyles,
  pictureStyles,
  openPageStyles,
  scenarioGridStyles,
  sectionStyles,
  tagIdStyles,
  tagStepStyles,
  titleStyles,
  urlStyles,
} from './scenarioStyles';
import { StepHeading } from './StepHeading';

const { scenarios, tag, finder, owner } = experienceCopy;

export type ScenarioSectionProps = { demoTag: DemoTag; code: QrDrawing };

/** Section about a scenario in three steps: the tag, the finder's phone, and the switches of the owner. */
export function ScenarioSection({ demoTag, code }: ScenarioSectionProps) {
  const { id, product } = demoTag;
  const titleId = `${id}-title`;
  const copy = scenarios[id];
  const path = paths.site.tag(demoTag.code);
  return (
    <Box component="section" id={id} aria-labelledby={titleId} sx={sectionStyles}>
      <SiteWidth>
        <Box sx={scenarioHeaderStyles}>
          <Typography id={titleId} variant="h2" sx={titleStyles}>
            {copy.title}
          </Typography>
          <Typography>{copy.lead}</Typography>
        </Box>
        <Box sx={[scenarioGridStyles, createVisibilityStyles(demoTag)]}>
          <Box sx={tagStepStyles}>
            <StepHeading step={1} title={tag.title} text={tag.text} />
            <Box sx={pictureStyles}>
              <CodeSprite code={code}>
                <TagFront demoTag={demoTag} />
              </CodeSprite>
            </Box>
            <Box sx={openPageStyles}>
              <Typography variant="h3" component="p" aria-hidden="true" sx={tagIdStyles}>
                {demoTag.code}
              </Typography>
              <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', sm: 'block' } }}>
                {tag.scanHint}
              </Typography>
              <Button variant="outlined" size="large" href={path} endIcon={<ArrowIcon size={20} />}>
                {tag.open}
              </Button>
            </Box>
          </Box>
          <Box sx={phoneAndSwitchesStyles}>
            <Box sx={finderStepStyles}>
              <StepHeading step={2} title={finder.title} text={finder.text} />
              <PhoneFrame label={finder.phone}>
                <Box sx={urlStyles}>{path}</Box>
                <FinderView demoTag={demoTag} />
              </PhoneFrame>
            </Box>
            <Box sx={ownerStepStyles}>
              <StepHeading step={3} title={owner.title} text={owner.text} />
              <Typography variant="body2" sx={noteStyles}>
                {owner.note}
              </Typography>
              <OwnerSwitches demoTag={demoTag} />
              <Button
                variant="outlined"
                size="large"
                href={getEnquiryUrl(product.id)}
                fullWidth
                sx={enquiryButtonStyles}
              >
                {copy.enquiryLabel}
              </Button>
            </Box>
          </Box>
        </Box>
      </SiteWidth>
    </Box>
  );
}
