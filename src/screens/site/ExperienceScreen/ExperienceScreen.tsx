import Box from '@mui/material/Box';

import { ChoiceStatus } from '~/components/finder/ChoiceStatus/ChoiceStatus';
import { ScenarioChoice } from '~/components/finder/ScenarioChoice/ScenarioChoice';
import { showsChosenScenario } from '~/components/finder/ScenarioChoice/scenarioGroups';
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
  chosen?: ScenarioId;
};

/** Demonstrates a scan from both sides. Its state is in native form fields, so it works without JavaScript. */
export function ExperienceScreen({ codes, chosen = 'pet' }: ExperienceScreenProps) {
  return (
    <Box sx={showsChosenScenario}>
      <ChoiceStatus>
        <PageHero
          surface="night"
          marker={hero.marker}
          title={hero.title}
          lead={hero.lead}
          aside={<ScenarioChoice legend={hero.legend} name="scenario" codes={codes} chosen={chosen} />}
        />
        {demonstrations.map((demonstration) => (
          <div key={demonstration.id} data-scenario={demonstration.id}>
            <ScenarioSection demonstration={demonstration} code={codes[demonstration.code]} />
          </div>
        ))}
      </ChoiceStatus>
      <FactsSection />
    </Box>
  );
}
