import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { getContrastRatio } from '~/domain/printing/checks/contrast';
import type { ColourPair } from './colourPairs';

type SectionProps = { title: string; children: ReactNode };

/** A section of a Foundations page, with its title. */
export function FoundationsSection({ title, children }: SectionProps) {
  return (
    <Box component="section" aria-label={title} sx={{ marginBlockEnd: 5 }}>
      <Typography variant="subtitle1" sx={{ marginBlockEnd: 2 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

/**
 * A pair of colours with its computed and its required contrast. A required contrast below 4.5 means that `text` is the
 * colour of a frame, which is shown as a border.
 */
export function ContrastSample({ name, text, surface, requiredContrast }: ColourPair) {
  const ratio = getContrastRatio(text, surface);
  return (
    <Box
      component="li"
      sx={{
        bgcolor: surface,
        borderRadius: 1,
        padding: 2,
        ...(requiredContrast < 4.5
          ? { color: 'text.primary', border: 2, borderColor: text }
          : { color: text, border: 1, borderColor: 'divider' }),
      }}
    >
      <Typography variant="subtitle2" component="p" sx={{ color: 'inherit' }}>
        {name}
      </Typography>
      <Typography variant="body2">{`${ratio.toFixed(1)} of ${requiredContrast}`}</Typography>
    </Box>
  );
}

/** A grid of samples, with as many samples in each row as fit. */
export function SampleGrid({ children }: { children: ReactNode }) {
  return (
    <Box
      component="ul"
      sx={{
        listStyle: 'none',
        display: 'grid',
        gap: 1,
        gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 200px), 1fr))',
      }}
    >
      {children}
    </Box>
  );
}

type TokenListProps<Token> = {
  tokens: Readonly<Record<string, Token>>;
  getLabel: (name: string, token: Token) => string;
};

/** List of tokens, each as the text that `getLabel` returns. */
export function TokenList<Token>({ tokens, getLabel }: TokenListProps<Token>) {
  return (
    <Box component="ul" sx={{ listStyle: 'none' }}>
      {Object.entries(tokens).map(([name, token]) => (
        <li key={name}>
          <Typography variant="body2">{getLabel(name, token)}</Typography>
        </li>
      ))}
    </Box>
  );
}
