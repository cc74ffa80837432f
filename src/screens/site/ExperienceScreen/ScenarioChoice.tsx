import Box from '@mui/material/Box';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { ProductIllustration } from '~/components/brand/ProductIllustration/ProductIllustration';
import { overlaidInputStyles } from '~/components/site/SiteField/fieldStyles';
import { fixedColours, motion, radii } from '~/components/theme/tokens';
import { demoTags } from '~/domain/tag/demoTags';
import type { ScenarioId } from '~/domain/tag/demoTags';

import { experienceCopy } from './ExperienceScreen.copy';

const { hero, scenarios } = experienceCopy;

type ScenarioChoiceProps = {
  defaultValue: ScenarioId;
};

/**
 * Radio buttons for the scenarios: a pet, a car or an award. Use `selectedScenarioStyles` on a common ancestor of the
 * radio buttons and the scenarios. `data-hash` is the URL fragment that selects a scenario.
 */
export function ScenarioChoice({ defaultValue }: ScenarioChoiceProps) {
  return (
    <Box component="fieldset" sx={choiceStyles}>
      <Box component="legend" sx={{ marginBlockEnd: 1.5, p: 0, fontWeight: 600, color: fixedColours.white }}>
        {hero.legend}
      </Box>
      <Box sx={optionsStyles}>
        {demoTags.map(({ id, product }) => (
          <Box key={id} component="label" sx={optionStyles}>
            <input
              type="radio"
              name="scenario"
              value={id}
              defaultChecked={id === defaultValue}
              data-hash={`#${id}`}
              data-when-on={scenarios[id].announcement}
            />
            <div>
              <ProductIllustration product={product.id} hasDemoCode />
              <span>
                <FinderPattern size={14} />
                {scenarios[id].name}
              </span>
            </div>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const choiceStyles = { width: '100%', '@media (scripting: none)': { display: 'none' } };

const optionsStyles = {
  display: 'grid',
  gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
  gap: { xs: 1, sm: 2 },
};

/**
 * Styles of an option. From `sm` to `bar`, its picture is next to its name, otherwise above it. An icon marks the
 * selected option, so that it does not differ by colour alone. The options are not RadioCards, so that this page does
 * not load that component.
 */
const optionStyles = {
  position: 'relative',
  cursor: 'pointer',
  '& input': { ...overlaidInputStyles, zIndex: 1 },
  '& div': {
    display: { sm: 'grid', bar: 'block' },
    gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 7fr)',
    overflow: 'hidden',
    height: '100%',
    border: `2px solid ${fixedColours.night3}`,
    borderRadius: `${radii.card}px`,
    bgcolor: fixedColours.night2,
    transition: `border-color ${motion.normal}ms ${motion.easing}, background-color ${motion.normal}ms ${motion.easing}`,
  },
  '& div > span': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    justifyContent: 'center',
    columnGap: { xs: 0.5, sm: 1 },
    minHeight: 44,
    p: 0.5,
    // With this size, the longest label and the icon of the selected option fit in one line on the narrowest phones.
    fontSize: { xs: '0.875rem', sm: '1rem' },
    fontWeight: 600,
    color: fixedColours.white,
  },
  '& span svg': { display: 'none' },
  '&:hover div': { borderColor: fixedColours.nightEdge },
  '& input:checked + div': { borderColor: fixedColours.white, bgcolor: fixedColours.white },
  '& input:checked + div > span': { color: fixedColours.night },
  '& input:checked + div > span svg': { display: 'block' },
  '& input:focus-visible + div': { outline: `2px solid ${fixedColours.signal}`, outlineOffset: 2 },
} as const;
