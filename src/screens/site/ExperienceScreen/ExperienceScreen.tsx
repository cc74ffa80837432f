import Box from '@mui/material/Box';

import { ChangeAnnouncer } from '~/components/finder/ChangeAnnouncer/ChangeAnnouncer';
import { ScenarioChoice } from '~/components/finder/ScenarioChoice/ScenarioChoice';
import { selectedScenarioStyles } from '~/components/finder/ScenarioChoice/selectedScenarioStyles';
import { PageHero } from '~/components/site/PageHero/PageHero';
import type { QrDrawing } from '~/domain/codes/qr';
import { demonstrations } from '~/domain/tag/demonstration';
import type { DemonstrationCode, ScenarioId } from '~/domain/tag/demonstration';

import { experienceCopy } from './ExperienceScreen.copy';
import { FactsSection } from './FactsSection';
import { ScenarioSection } from './ScenarioSection';

const { hero } = experienceCopy;

export type ExperienceScreenProps = {
  /** The code on each demo tag. */
  codes: Record<DemonstrationCode, QrDrawing>;
  /** The scenario in the URL fragment. */
  scenario?: ScenarioId;
};

/** Demonstrates a scan from both sides. Its state is in native form fields, so it works without JavaScript. */
export function ExperienceScreen({ codes, scenario = 'pet' }: ExperienceScreenProps) {
  return (
    <Box sx={selectedScenarioStyles}>
      <ChangeAnnouncer>
        <PageHero
          surface="night"
          marker={hero.marker}
          title={hero.title}
          lead={hero.lead}
          aside={<ScenarioChoice legend={hero.legend} name="scenario" codes={codes} defaultValue={scenario} />}
        />
        {demonstrations.map((demonstration) => (
          <div key={demonstration.id} data-scenario={demonstration.id}>
            <ScenarioSection demonstration={demonstration} code={codes[demonstration.code]} />
          </div>
        ))}
      </ChangeAnnouncer>
      <FactsSection />
    </Box>
  );
}
