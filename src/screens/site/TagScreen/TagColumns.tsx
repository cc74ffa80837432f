import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { FinderPatternVariant } from '~/components/brand/FinderPattern/FinderPattern';
import { SectionMarker } from '~/components/site/Section/SectionMarker';
import { slimFooterHeight } from '~/components/site/SlimFooter/SlimFooter';
import { SiteWidth } from '~/components/site/SiteWidth/SiteWidth';
import { radii, sizes } from '~/components/theme/tokens';
import { displayCode } from '~/domain/tag/displayCode';

import { TagPlate } from './TagPlate';
import { tagCopy } from './TagScreen.copy';

export type TagColumnsProps = {
  marker: string;
  title: string;
  text: string;
  /** The code of the tag, as it is in the URL or in the workspace. It is null while prerendering. */
  code: string | null;
  /** Finder pattern next to the code. */
  mark: FinderPatternVariant;
  /** Content of the card next to the text. */
  children: ReactNode;
};

/** Layout of a tag's page without a poster: a title with the code, and a card with what the finder can do. */
export function TagColumns({ marker, title, text, code, mark, children }: TagColumnsProps) {
  const shownCode = code === null ? null : displayCode(code);
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
            {shownCode === '' ? (
              <Typography sx={{ marginBlockStart: 3 }}>{tagCopy.unknown.noCode}</Typography>
            ) : (
              <TagPlate code={shownCode} mark={mark} />
            )}
          </div>
          <Box sx={cardStyles}>{children}</Box>
        </Box>
      </SiteWidth>
    </Box>
  );
}

/** Styles of the page. Its minimum height fills the window between the site bar and the footer. */
const pageStyles = {
  display: 'grid',
  alignItems: { xs: 'start', sm: 'center' },
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
