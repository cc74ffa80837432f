import Box from '@mui/material/Box';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';
import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { RadioCard } from '~/components/inputs/RadioCard/RadioCard';
import { motion, radii } from '~/components/theme/tokens';
import { audiences, audienceTexts } from '~/domain/product/product';

import { homeCopy } from './HomeScreen.copy';

/**
 * Radio buttons for Individuals and Businesses. Use `selectedAudienceStyles` on a common ancestor of the radio buttons
 * and the products, to hide the products of the other audience.
 */
export function AudienceToggle() {
  return (
    <Box
      component="fieldset"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(8em, 100%), 1fr))',
        gap: 0.5,
        p: 0.5,
        width: '100%',
        maxWidth: 400,
        bgcolor: 'tone.paper',
        border: 1,
        borderColor: 'divider',
        borderRadius: `${radii.card}px`,
        '@media (scripting: none)': { display: 'none' },
      }}
    >
      <Box component="legend" sx={visuallyHidden}>
        {homeCopy.discovery.legend}
      </Box>
      {audiences.map((audience) => (
        <RadioCard
          key={audience}
          name="audience"
          value={audience}
          defaultChecked={audience === 'individuals'}
          sx={optionStyles}
        >
          <span>
            <FinderPattern size={14} />
            {audienceTexts[audience].name}
          </span>
        </RadioCard>
      ))}
    </Box>
  );
}

/** Styles of an option. A finder pattern marks the selected option, which would otherwise differ by colour alone. */
const optionStyles = {
  '& span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'center',
    gap: 1.25,
    minHeight: 48,
    px: 1.5,
    borderRadius: `${radii.control}px`,
    fontWeight: 600,
    color: 'text.secondary',
    transition: `background-color ${motion.normal}ms ${motion.easing}`,
  },
  '& svg': { display: 'none' },
  '& input:checked + span': { bgcolor: 'text.primary', color: 'tone.paper' },
  '& input:checked + span svg': { display: 'block' },
  '& input:focus-visible + span': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: 2 },
} as const;
