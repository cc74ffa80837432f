import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { SiteWidth } from '../SiteWidth/SiteWidth';

/** A part of a text: heading, paragraphs, then terms with their definitions. */
export type TextPart = {
  title: string;
  paragraphs?: readonly string[];
  terms?: readonly { term: string; text: string }[];
};

export type PageTextProps = {
  parts: readonly TextPart[];
  /** Links below the text. */
  children: ReactNode;
};

/** Body of a text page (privacy, terms): each part has its heading above, or next to it in wide windows. */
export function PageText({ parts, children }: PageTextProps) {
  return (
    <Box sx={{ bgcolor: 'tone.paper', color: 'text.body', paddingBlock: { xs: 6, bar: 10 } }}>
      <SiteWidth>
        {parts.map((part) => (
          <Part key={part.title} {...part} />
        ))}
        <Box sx={linksStyles}>{children}</Box>
      </SiteWidth>
    </Box>
  );
}

function Part({ title, paragraphs = [], terms = [] }: TextPart) {
  return (
    <Box sx={partStyles}>
      <Typography variant="h3" component="h2">
        {title}
      </Typography>
      <Box sx={{ display: 'grid', gap: 2, maxWidth: '34em', fontSize: '1.125rem', minWidth: 0 }}>
        {paragraphs.map((paragraph) => (
          <Typography key={paragraph} sx={textStyles}>
            {paragraph}
          </Typography>
        ))}
        {terms.length > 0 && (
          <Box component="dl" sx={termsStyles}>
            {terms.map(({ term, text }) => (
              <div key={term}>
                <Typography component="dt" variant="subtitle1">
                  {term}
                </Typography>
                <Typography component="dd" sx={textStyles}>
                  {text}
                </Typography>
              </div>
            ))}
          </Box>
        )}
      </Box>
    </Box>
  );
}

const partStyles = {
  display: 'grid',
  columnGap: { bar: 4 },
  rowGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: 'minmax(0, 4fr) minmax(0, 8fr)' },
  paddingBlock: { xs: 4, bar: 6 },
  borderBlockStart: '1px solid',
  borderColor: 'divider',
  '&:first-of-type': { borderBlockStartWidth: 2, borderColor: 'text.primary' },
};

const linksStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 4,
  paddingBlockStart: 3,
  borderBlockStart: '1px solid',
  borderColor: 'divider',
};

const textStyles = { fontSize: 'inherit', textWrap: 'pretty', overflowWrap: 'break-word' };

const termsStyles = {
  '& > div': { paddingBlock: 2 },
  '& > div + div': { borderBlockStart: '1px solid', borderColor: 'divider' },
  '& > div:first-of-type': { paddingBlockStart: 0 },
  '& dt': { color: 'text.primary', overflowWrap: 'anywhere' },
};
