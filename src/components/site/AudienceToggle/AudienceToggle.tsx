import Box from '@mui/material/Box';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { RadioCard } from '~/components/inputs/RadioCard/RadioCard';
import { motion, radii } from '~/components/theme/tokens';
import { audiences, audienceWords } from '~/domain/product/product';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';

export type AudienceToggleProps = {
  /** What is chosen, for those who hear it. */
  legend: string;
  /** The radio buttons' name: one a page. */
  name: string;
};

/** Individuals or Businesses. What it shows is up to the styles around it (audienceGroups). */
export function AudienceToggle({ legend, name }: AudienceToggleProps) {
  return (
    <Box
      component="fieldset"
      sx={{
        display: 'grid',
        gridTemplateColumns: '1fr 1fr',
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
        {legend}
      </Box>
      {audiences.map((audience) => (
        <RadioCard
          key={audience}
          name={name}
          value={audience}
          defaultChecked={audience === 'individuals'}
          sx={optionStyles}
        >
          <span>
            <FinderPattern size={14} />
            {audienceWords[audience].name}
          </span>
        </RadioCard>
      ))}
    </Box>
  );
}

/** The finder pattern marks the selected option without colour. */
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
