import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import ArrowIcon from 'lucide-react/icons/arrow-right';

import { CodeSprite } from '~/components/brand/CodeSprite/CodeSprite';
import { FinderView } from '~/components/site/FinderView/FinderView';
import { OwnerSwitches } from './OwnerSwitches';
import { visibilityStyles } from './visibilityStyles';
import { TagFront } from './TagFront';
import { PhoneFrame } from '~/components/site/PhoneFrame/PhoneFrame';
import { Section } from '~/components/site/Section/Section';
import { SectionHeader } from '~/components/site/SectionHeader/SectionHeader';
import type { QrPath } from '~/domain/codes/qr';
import { paths } from '~/domain/paths';
import type { DemoTag } from '~/domain/tag/demoTags';

import { experienceCopy } from './ExperienceScreen.copy';
import {
  urlStyles,
  finderStyles,
  ownerStyles,
  phoneAndSwitchesStyles,
  scenarioGridStyles,
  tagStyles,
} from './scenarioStyles';
import { StepHeading } from './StepHeading';

const { scenarios, tag, finder, owner } = experienceCopy;

export type ScenarioSectionProps = { demonstration: DemoTag; code: QrPath };

/** A tag, the finder's view and the owner's switches. */
export function ScenarioSection({ demonstration, code }: ScenarioSectionProps) {
  const { id, product } = demonstration;
  const titleId = `${id}-title`;
  const copy = scenarios[id];
  const path = paths.site.tag(demonstration.code);
  return (
    <Section id={id} labelledBy={titleId}>
      <SectionHeader
        titleId={titleId}
        marker={`${product.name}, ${product.subtitle.toLowerCase()}`}
        title={copy.title}
        lead={copy.lead}
      />
      <Box sx={[scenarioGridStyles, visibilityStyles(demonstration)]}>
        <Box sx={tagStyles}>
          <StepHeading step={1} title={tag.title} text={tag.text} />
          <CodeSprite code={code}>
            <TagFront product={product} code={demonstration.code} />
          </CodeSprite>
          <div>
            <Typography variant="body2" color="textSecondary" sx={{ marginBlockEnd: 2 }}>
              <Box component="span" sx={{ display: { xs: 'none', sm: 'inline' } }}>{`${tag.scanHint} `}</Box>
              <span id={`${id}-scan`}>{tag.scanShows}</span>
            </Typography>
            <Button
              variant="outlined"
              size="large"
              href={path}
              endIcon={<ArrowIcon size={20} />}
              fullWidth
              aria-describedby={`${id}-scan`}
            >
              {tag.scan}
            </Button>
          </div>
        </Box>
        <Box sx={phoneAndSwitchesStyles}>
          <Box sx={finderStyles(id)}>
            <StepHeading step={2} title={finder.title} text={finder.text} />
            <PhoneFrame label={finder.phone}>
              <Box sx={urlStyles}>{path}</Box>
              <FinderView {...demonstration} titleLevel={4} />
            </PhoneFrame>
          </Box>
          <Box sx={ownerStyles}>
            <StepHeading step={3} title={owner.title} text={owner.text} />
            <OwnerSwitches demonstration={demonstration} />
            <Typography variant="body2" color="textSecondary" sx={{ display: { xs: 'none', md: 'block' } }}>
              {owner.note}
            </Typography>
          </Box>
        </Box>
      </Box>
    </Section>
  );
}
