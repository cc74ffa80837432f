import Box from '@mui/material/Box';

import { ChangeAnnouncer } from './ChangeAnnouncer';
import { ScenarioChoice } from './ScenarioChoice';
import { selectedScenarioStyles } from './selectedScenarioStyles';
import { PageHero } from '~/components/site/PageHero/PageHero';
import type { QrDrawing } from '~/domain/codes/qr';
import { demoTags } from '~/domain/tag/demoTags';
import type { DemoCode, ScenarioId } from '~/domain/tag/demoTags';

import { experienceCopy } from './ExperienceScreen.copy';
import { FactsSection } from './FactsSection';
import { ScenarioSection } from './ScenarioSection';
import { TypedCodeSection } from './TypedCodeSection';

const { hero } = experienceCopy;

export type ExperienceScreenProps = {
  /** The QR codes of the demo tags. */
  codes: Record<DemoCode, QrDrawing>;
  /** The initially selected scenario. */
  scenario?: ScenarioId;
  /** Opens the tag page for a code that the visitor has typed. */
  onOpenTag: (code: string) => void;
};

/**
 * Page that shows a scan from the side of the finder and of the owner. The state is in native form fields and CSS, so
 * that the switches work without JavaScript.
 */
export function ExperienceScreen({ codes, scenario = 'pet', onOpenTag }: ExperienceScreenProps) {
  return (
    <Box sx={selectedScenarioStyles}>
      <ChangeAnnouncer>
        <PageHero
          surface="night"
          marker={hero.marker}
          title={hero.title}
          lead={hero.lead}
          controls={<ScenarioChoice defaultValue={scenario} />}
        />
        {demoTags.map((demoTag) => (
          <div key={demoTag.id} data-scenario={demoTag.id}>
            <ScenarioSection demoTag={demoTag} code={codes[demoTag.code]} />
          </div>
        ))}
      </ChangeAnnouncer>
      <TypedCodeSection onOpenTag={onOpenTag} />
      <FactsSection />
    </Box>
  );
}
