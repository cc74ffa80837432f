import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { darkSurfaceStyles } from '~/components/site/Section/darkSurfaceStyles';
import { SectionMarker } from '~/components/site/Section/SectionMarker';
import { SiteWidth } from '~/components/site/SiteWidth/SiteWidth';
import { fixed, radii } from '~/components/theme/tokens';
import { displayCode } from '~/domain/tag/displayCode';

import { tagCopy } from './TagScreen.copy';

export type TagHeaderProps = {
  marker: string;
  title: string;
  notice: string;
  /** The code in the URL; null reserves its space. */
  code: string | null;
};

/** Lower than PageHero, so that the finder's view starts above the fold on phones. */
export function TagHeader({ marker, title, notice, code }: TagHeaderProps) {
  return (
    <Box component="section" aria-labelledby="page-title" sx={headerStyles}>
      <SiteWidth>
        <SectionMarker>{marker}</SectionMarker>
        <Typography id="page-title" variant="h1" tabIndex={-1} sx={titleStyles}>
          {title}
        </Typography>
        <Typography sx={{ marginBlockStart: 1.5, maxWidth: '40em', textWrap: 'pretty' }}>{notice}</Typography>
        <Box sx={codeLineStyles}>{code !== null && <CodeLabel code={displayCode(code)} />}</Box>
      </SiteWidth>
    </Box>
  );
}

function CodeLabel({ code }: { code: string }) {
  return (
    <Box sx={codeStyles}>
      {code ? (
        <>
          <span>{tagCopy.code}</span>
          <bdi>{code}</bdi>
        </>
      ) : (
        tagCopy.unknown.noCode
      )}
    </Box>
  );
}

const headerStyles = {
  paddingBlock: { xs: '24px 28px', md: '40px 48px' },
  ...darkSurfaceStyles,
  bgcolor: fixed.night,
} as const;

const titleStyles = { marginBlockStart: 1, maxWidth: '16em', typography: { xs: 'h2', md: 'h1' } } as const;

/** Same height with and without a code, to prevent a layout shift. */
const codeLineStyles = { display: 'flex', minHeight: 40, marginBlockStart: 2 } as const;

const codeStyles = {
  display: 'flex',
  alignItems: 'center',
  columnGap: 1.5,
  maxWidth: '100%',
  p: '8px 14px',
  overflow: 'hidden',
  borderRadius: `${radii.control}px`,
  bgcolor: fixed.night2,
  typography: 'body2',
  '& bdi': { minWidth: 0, overflowWrap: 'anywhere', color: fixed.white, fontWeight: 600, letterSpacing: '0.06em' },
} as const;
