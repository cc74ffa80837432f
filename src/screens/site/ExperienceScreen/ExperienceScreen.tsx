import Box from '@mui/material/Box';

import { ChangeAnnouncer } from './ChangeAnnouncer';
import { ScenarioChoice } from './ScenarioChoice';
import { selectedScenarioStyles } from './selectedScenarioStyles';
import { PageHero } from '~/components/site/PageHero/PageHero';
import type { QrPath } from '~/domain/codes/qr';
import { demoTags } from '~/domain/tag/demoTags';
import type { DemoCode, ScenarioId } from '~/domain/tag/demoTags';

import { experienceCopy } from './ExperienceScreen.copy';
import { FactsSection } from './FactsSection';
import { ScenarioSection } from './ScenarioSection';
import { TypedCodeSection } from './TypedCodeSection';

const { hero } = experienceCopy;

export type ExperienceScreenProps = {
  /** The code on each demo tag. */
  codes: Record<DemoCode, QrPath>;
  /** The scenario in the URL fragment. */
  scenario?: ScenarioId;
  /** Opens the page of a typed code. */
  onOpenTag: (code: string) => void;
};

/** Demonstrates a scan from both sides. Its state is in native form fields, so it works without JavaScript. */
export function ExperienceScreen({ codes, scenario = 'pet', onOpenTag }: ExperienceScreenProps) {
  return (
    <Box sx={selectedScenarioStyles}>
      <ChangeAnnouncer>
        <PageHero
          surface="night"
          marker={hero.marker}
          title={hero.title}
          lead={hero.lead}
          controls={<ScenarioChoice codes={codes} defaultValue={scenario} />}
        />
        {demoTags.map((demonstration) => (
          <div key={demonstration.id} data-scenario={demonstration.id}>
            <ScenarioSection demonstration={demonstration} code={codes[demonstration.code]} />
          </div>
        ))}
      </ChangeAnnouncer>
      <TypedCodeSection onOpenTag={onOpenTag} />
      <FactsSection />
    </Box>
  );
}
