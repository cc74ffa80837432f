import Box from '@mui/material/Box';
import CheckIcon from 'lucide-react/icons/check';

import { emphasisColour } from '../Section/darkSurfaceStyles';
import { heroFacts } from './HeroFacts.copy';

export type HeroFactsProps = { facts?: readonly string[] | undefined };

/** A row of facts, by default about every tag, below the buttons at the top of a page. */
export function HeroFacts({ facts = heroFacts }: HeroFactsProps) {
  return (
    <Box component="ul" sx={listStyles}>
      {facts.map((fact) => (
        <Box key={fact} component="li" sx={{ display: 'flex', alignItems: 'center', gap: 0.75 }}>
          <CheckIcon size={18} />
          {fact}
        </Box>
      ))}
    </Box>
  );
}

const listStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  flexBasis: '100%',
  columnGap: 3,
  rowGap: 0.5,
  marginBlockStart: 1,
  listStyle: 'none',
  typography: 'body2',
  fontWeight: 500,
  color: emphasisColour,
  '& svg': { color: 'var(--section-marker, var(--mui-palette-primary-main))' },
};
