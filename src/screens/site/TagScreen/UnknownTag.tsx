import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { SectionMarker } from '~/components/site/Section/SectionMarker';
import { slimFooterHeight } from '~/components/site/SlimFooter/SlimFooter';
import { SiteWidth } from '~/components/site/SiteWidth/SiteWidth';
import { TagCodeField } from '~/components/site/TagCodeField/TagCodeField';
import { radii, sizes } from '~/components/theme/tokens';
import { paths } from '~/domain/paths';
import { displayCode } from '~/domain/tag/displayCode';

import { tagCopy } from './TagScreen.copy';

const copy = tagCopy.unknown;

export type UnknownTagProps = {
  /** The code in the URL, which is not validated. It is null while prerendering. */
  code: string | null;
  onOpenTag: (code: string) => void;
};

/** The page for a code that no tag has. It says what happened, and has a field for the right code. */
export function UnknownTag({ code, onOpenTag }: UnknownTagProps) {
  return (
    <Box component="section" aria-labelledby="page-title" sx={pageStyles}>
      <SiteWidth>
        <Box sx={columnsStyles}>
          <div>
            <SectionMarker>{copy.marker}</SectionMarker>
            <Typography id="page-title" variant="h1" tabIndex={-1} sx={titleStyles}>
              {copy.title}
            </Typography>
            <Typography variant="lead" sx={{ maxWidth: '28em', marginBlockStart: 2 }}>
              {copy.text}
            </Typography>
            <Box sx={codeStyles}>{code !== null && <CodeLabel code={displayCode(code)} />}</Box>
          </div>
          <Box sx={cardStyles}>
            <Box sx={figureStyles}>
              <FinderPattern variant="fallen" size={56} />
            </Box>
            <TagCodeField current={code} onOpen={onOpenTag} />
            <Box sx={linksStyles}>
              <span>{copy.help}</span>
              <ActionLink href={paths.site.contact()} label={copy.contact} />
              <ActionLink href={paths.site.home()} label={copy.home} />
            </Box>
          </Box>
        </Box>
      </SiteWidth>
    </Box>
  );
}

function CodeLabel({ code }: { code: string }) {
  return code ? (
    <>
      <span>{copy.code}</span>
      <bdi>{code}</bdi>
    </>
  ) : (
    copy.noCode
  );
}

/** Styles of the page, which fills the window between the site bar and the footer. */
const pageStyles = {
  display: 'grid',
  alignItems: 'center',
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
  // In a narrower column, the button would leave no space for the field.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: 'minmax(0, 6fr) minmax(0, 5fr)' },
} as const;

const titleStyles = { marginBlockStart: 1.5, maxWidth: '12em' } as const;

/** Styles of the code. The height is the same without a code, so that the layout does not shift. */
const codeStyles = {
  display: 'flex',
  columnGap: 1.5,
  minHeight: 24,
  lineHeight: '24px',
  marginBlockStart: 2,
  overflow: 'hidden',
  '& bdi': { minWidth: 0, overflowWrap: 'anywhere', color: 'text.primary', fontWeight: 600, letterSpacing: '0.06em' },
} as const;

const cardStyles = {
  display: 'grid',
  gap: 3,
  p: { xs: 2.5, sm: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.paper',
} as const;

const figureStyles = { display: { xs: 'none', bar: 'block' }, color: 'primary.main' } as const;

const linksStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  paddingBlockStart: 2,
  borderBlockStart: 1,
  borderColor: 'divider',
} as const;
