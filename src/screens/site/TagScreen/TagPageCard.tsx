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

export type TagPageCardProps = {
  marker: string;
  title: string;
  text: string;
  /** The code of the tag, unformatted, from the URL or the workspace. It is null while prerendering. */
  code: string | null;
  /** Variant of the finder pattern next to the code. */
  finderPatternVariant: FinderPatternVariant;
  /** Content below the poster. */
  children: ReactNode;
};

/**
 * Layout of a tag's page without a portrait: a poster with the title and the code, above the content for the finder.
 */
export function TagPageCard({ marker, title, text, code, finderPatternVariant, children }: TagPageCardProps) {
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
              <TagPlate code={shownCode} finderPatternVariant={finderPatternVariant} />
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
  alignItems: { xs: 'start', bar: 'center' },
  minHeight: tagPageMinHeight,
  bgcolor: { xs: 'tone.paper', bar: 'tone.mist' },
  color: 'text.body',
  paddingBlock: { xs: '0 32px', md: 0, bar: 4 },
} as const;

/** Styles of the card. Below `bar`, it fills the window from edge to edge. */
const cardStyles = {
  maxWidth: { bar: 800 },
  // Clips the poster at the rounded corners. On phones and tablets, the card has square corners.
  overflow: { bar: 'clip' },
  marginInline: { xs: -2.5, sm: -4, bar: 'auto' },
  border: '0 solid',
  borderWidth: { bar: 1 },
  borderColor: 'divider',
  borderRadius: { bar: `${radii.card}px` },
  bgcolor: 'tone.paper',
} as const;

/** Styles of the poster. The TagPlate is below the text or, from `sm` on, next to it. */
const posterStyles = {
  ...darkSurfaceStyles,
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gap: 3,
  alignItems: { xs: 'start', sm: 'center' },
  p: { xs: '24px 20px', sm: 4, bar: 5 },
  bgcolor: fixedColours.night2,
} as const;

const titleStyles = { marginBlockStart: 1.5, maxWidth: '9em', fontSize: { md: '3.5rem', bar: '3rem' } } as const;

const contentStyles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 3,
  overflowWrap: 'anywhere',
  p: { xs: '24px 20px', sm: 4, md: '56px 32px', bar: 5 },
} as const;
