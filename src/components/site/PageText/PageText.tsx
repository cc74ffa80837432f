import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { SiteWidth } from '../SiteWidth/SiteWidth';
import { PageContents } from './PageContents';
import { summaryStyles } from './summaryStyles';
import { StorageTable } from './StorageTable';
import type { StoredEntry } from './StorageTable';

/** Section of a text page. `entries` are shown as a table of the data that the site stores in the browser. */
export type TextSection = {
  /** Id for links to the section. */
  id: string;
  title: string;
  paragraphs?: readonly string[];
  entries?: readonly StoredEntry[];
  /** Labels of the `summary` element that shows and hides the table. Without them, the table is always shown. */
  summary?: { closed: string; open: string };
};

export type PageTextProps = {
  sections: readonly TextSection[];
  /** Links below the text. */
  children: ReactNode;
};

/**
 * Body of a text page such as Privacy. A table of contents is next to the text. On phones, it is collapsed above the
 * text. In wide windows, the text is in the middle of the page, between the contents and the links.
 */
export function PageText({ sections, children }: PageTextProps) {
  return (
    <Box sx={{ bgcolor: 'tone.paper', color: 'text.body', paddingBlock: { xs: 3, md: 6, bar: 8 } }}>
      <SiteWidth>
        <Box sx={columnsStyles}>
          <PageContents sections={sections} />
          <Box sx={{ minWidth: 0, maxWidth: '36rem' }}>
            {sections.map((part) => (
              <TextPartSection key={part.id} {...part} />
            ))}
          </Box>
          <Box sx={linksStyles}>{children}</Box>
        </Box>
      </SiteWidth>
    </Box>
  );
}

function TextPartSection({ id, title, paragraphs = [], entries = [], summary }: TextSection) {
  const table = <StorageTable caption={title} entries={entries} />;
  return (
    <Box component="section" id={id} aria-labelledby={`${id}-title`} sx={sectionStyles}>
      <Typography id={`${id}-title`} variant="h3" component="h2">
        {title}
      </Typography>
      {paragraphs.map((paragraph) => (
        <Typography key={paragraph} sx={textStyles}>
          {paragraph}
        </Typography>
      ))}
      {entries.length > 0 &&
        (summary === undefined ? (
          table
        ) : (
          <details>
            <Box component="summary" sx={[summaryStyles, summaryLabelStyles]}>
              <span>{summary.closed}</span>
              <span>{summary.open}</span>
            </Box>
            {table}
          </details>
        ))}
    </Box>
  );
}

/** Shows the first label of the `summary` while the table is hidden, and the second one while it is shown. */
const summaryLabelStyles = {
  'details:not([open]) > & span + span, details[open] > & span:first-of-type': { display: 'none' },
} as const;

const columnsStyles = {
  display: 'grid',
  alignItems: 'start',
  columnGap: { md: 5, bar: 8 },
  gridTemplateColumns: {
    xs: 'minmax(0, 1fr)',
    md: 'minmax(0, 3fr) minmax(0, 8fr)',
    bar: 'minmax(0, 1fr) minmax(0, 36rem) minmax(0, 1fr)',
  },
};

const sectionStyles = {
  display: 'grid',
  gap: 2,
  paddingBlock: { xs: 3, sm: 4, bar: 5 },
  scrollMarginBlockStart: 8,
  '&:first-of-type': { paddingBlockStart: { md: 0 } },
  '& + &': { borderBlockStart: '1px solid', borderColor: 'divider' },
};

/** Styles of the links below the text. In wide windows, they are opposite the contents and stay in view like them. */
const linksStyles = {
  position: { bar: 'sticky' },
  insetBlockStart: 32,
  display: 'flex',
  flexDirection: { bar: 'column' },
  flexWrap: 'wrap',
  columnGap: 4,
  gridColumn: { md: 2, bar: 3 },
  maxWidth: '36rem',
  paddingBlockStart: { xs: 3, bar: 1.5 },
  borderBlockStart: { xs: '1px solid', bar: '2px solid' },
  borderColor: { xs: 'divider', bar: 'text.primary' },
};

const textStyles = { fontSize: '1.125rem', overflowWrap: 'break-word' };
