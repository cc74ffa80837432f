import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { SectionMarker } from '~/components/site/Section/SectionMarker';
import { slimFooterHeight } from '~/components/site/SlimFooter/SlimFooter';
import { SiteWidth } from '~/components/site/SiteWidth/SiteWidth';
import { radii, sizes } from '~/components/theme/tokens';
import { displayCode } from '~/domain/tag/displayCode';

import { tagCopy } from './TagScreen.copy';

export type TagColumnsProps = {
  marker: string;
  title: string;
  text: string;
  /** The code of the tag, as it is in the URL or in the workspace. It is null while prerendering. */
  code: string | null;
  /** Content of the card next to the text. */
  children: ReactNode;
};

/** Layout of a tag's page without a poster: a title with the code, and a card with what the finder can do. */
export function TagColumns({ marker, title, text, code, children }: TagColumnsProps) {
  return (
    <Box component="section" aria-labelledby="page-title" sx={pageStyles}>
      <SiteWidth>
        <Box sx={columnsStyles}>
          <div>
            <SectionMarker>{marker}</SectionMarker>
            <Typography id="page-title" variant="h1" tabIndex={-1} sx={titleStyles}>
              {title}
            </Typography>
            <Typography variant="lead" sx={{ maxWidth: '28em', marginBlockStart: 2 }}>
              {text}
            </Typography>
            <CodeLine code={code === null ? null : displayCode(code)} />
          </div>
          <Box sx={cardStyles}>{children}</Box>
        </Box>
      </SiteWidth>
    </Box>
  );
}

function CodeLine({ code }: { code: string | null }) {
  if (code === '') return <Typography sx={{ marginBlockStart: 3 }}>{tagCopy.unknown.noCode}</Typography>;
  return (
    // On the prerendered page, showTagCode adds the code before hydration.
    <Box component="bdi" data-tag-code suppressHydrationWarning sx={codeStyles}>
      {code ?? ''}
    </Box>
  );
}

/** Styles of the page. Its minimum height fills the window between the site bar and the footer. */
const pageStyles = {
  display: 'grid',
  alignItems: { xs: 'start', bar: 'center' },
  minHeight: {
    xs: `calc(100dvh - ${sizes.siteBar + slimFooterHeight}px)`,
    bar: `calc(100dvh - ${sizes.siteBarWide + slimFooterHeight}px)`,
  },
  bgcolor: 'tone.mist',
  color: 'text.body',
  paddingBlock: { xs: 4, md: 8 },
} as const;

const columnsStyles = {
  display: 'grid',
  gap: { xs: 3, bar: 8 },
  alignItems: 'center',
  // Two columns from `bar` on: in narrower columns, the button of TagCodeField would leave no space for its field.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: 'minmax(0, 6fr) minmax(0, 5fr)' },
} as const;

const titleStyles = { marginBlockStart: 1.5, maxWidth: '12em' } as const;

/** Styles of the code. They reserve its height, so that the layout does not shift when the code appears. */
const codeStyles = {
  display: 'block',
  minHeight: '2.25rem',
  marginBlockStart: 2,
  overflowWrap: 'anywhere',
  color: 'text.primary',
  fontFamily: 'ui-monospace, monospace',
  fontSize: '1.5rem',
  fontWeight: 600,
  lineHeight: 1.5,
  letterSpacing: '0.06em',
  '@media (scripting: none)': { display: 'none' },
} as const;

const cardStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  overflowWrap: 'anywhere',
  p: { xs: 2.5, sm: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.paper',
} as const;
