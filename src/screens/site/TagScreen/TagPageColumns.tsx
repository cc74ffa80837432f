import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import type { FinderPatternVariant } from '~/components/brand/FinderPattern/FinderPattern';
import { darkSurfaceStyles } from '~/components/site/Section/darkSurfaceStyles';
import { SectionMarker } from '~/components/site/Section/SectionMarker';
import { SiteWidth } from '~/components/site/SiteWidth/SiteWidth';
import { fixedColours, radii } from '~/components/theme/tokens';
import { formatCode } from '~/domain/tag/formatCode';

import { TagPlate } from './TagPlate';
import { tagCopy } from './TagScreen.copy';
import { tagPageMinHeight } from './tagPageMinHeight';

export type TagPageColumnsProps = {
  marker: string;
  title: string;
  text: string;
  /** The code of the tag, as it is in the URL or in the workspace. It is null while prerendering. */
  code: string | null;
  /** Finder pattern next to the code. */
  mark: FinderPatternVariant;
  /** Content next to the poster or, in narrow windows, below it. */
  children: ReactNode;
};

/** Layout of a tag's page without a portrait: a poster with the title and the code, and what the finder can do. */
export function TagPageColumns({ marker, title, text, code, mark, children }: TagPageColumnsProps) {
  const shownCode = code === null ? null : formatCode(code);
  return (
    <Box component="section" aria-labelledby="page-title" sx={pageStyles}>
      <SiteWidth>
        <Box sx={cardStyles}>
          <Box sx={posterStyles}>
            <div>
              <SectionMarker>{marker}</SectionMarker>
              <Typography id="page-title" variant="h1" tabIndex={-1} sx={titleStyles}>
                {title}
              </Typography>
              <Typography variant="lead" sx={{ maxWidth: '28em', marginBlockStart: 2 }}>
                {text}
              </Typography>
            </div>
            {shownCode === '' ? (
              <Typography>{tagCopy.unknown.noCode}</Typography>
            ) : (
              <TagPlate code={shownCode} mark={mark} />
            )}
          </Box>
          <Box sx={contentStyles}>{children}</Box>
        </Box>
      </SiteWidth>
    </Box>
  );
}

const pageStyles = {
  display: 'grid',
  alignItems: { xs: 'start', sm: 'center' },
  minHeight: tagPageMinHeight,
  bgcolor: 'tone.mist',
  color: 'text.body',
  paddingBlock: { xs: '0 32px', sm: 6, bar: 5 },
} as const;

/**
 * Styles of the card. On phones, it fills the window from edge to edge. From `bar` on, the poster is next to the rest:
 * in narrower columns, the button of TagCodeField would leave no space for its field.
 */
const cardStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: 'minmax(0, 5fr) minmax(0, 6fr)' },
  minHeight: { bar: 480 },
  // Clips the poster at the rounded corners. On phones, the card has square corners.
  overflow: { sm: 'clip' },
  marginInline: { xs: -2.5, sm: 0 },
  border: '0 solid',
  borderWidth: { xs: '0 0 1px', sm: 1 },
  borderColor: 'divider',
  borderRadius: { sm: `${radii.card}px` },
  bgcolor: 'tone.paper',
} as const;

/** Styles of the poster. The plate is below the text or, from `sm` to `bar`, next to it. */
const posterStyles = {
  ...darkSurfaceStyles,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto', bar: 'minmax(0, 1fr)' },
  gap: 3,
  alignItems: { xs: 'start', sm: 'center', bar: 'end' },
  alignContent: { bar: 'space-between' },
  p: { xs: '24px 20px', sm: 4, bar: 5 },
  bgcolor: fixedColours.night2,
} as const;

const titleStyles = { marginBlockStart: 1.5, maxWidth: '12em', fontSize: { bar: '3rem' } } as const;

const contentStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'center',
  gap: 3,
  overflowWrap: 'anywhere',
  p: { xs: '24px 20px', sm: 4, bar: 5 },
} as const;
