import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

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
            <CodeLine code={code === null ? null : displayCode(code)} />
          </div>
          <Box sx={cardStyles}>
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

function CodeLine({ code }: { code: string | null }) {
  if (code === '') return <Typography sx={{ marginBlockStart: 3 }}>{copy.noCode}</Typography>;
  return (
    // On the prerendered page, showTagCode adds the code before hydration.
    <Box component="bdi" data-tag-code suppressHydrationWarning sx={codeStyles}>
      {code ?? ''}
    </Box>
  );
}

/** Styles of the page, which fills the window between the site bar and the footer. */
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
  // In a narrower column, the button would leave no space for the field.
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: 'minmax(0, 6fr) minmax(0, 5fr)' },
} as const;

const titleStyles = { marginBlockStart: 1.5, maxWidth: '12em' } as const;

/** Styles of the code. An empty code has the same height, so that the layout does not shift when it appears. */
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
  gap: 3,
  p: { xs: 2.5, sm: 4 },
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.paper',
} as const;

const linksStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 3,
  paddingBlockStart: 2,
  borderBlockStart: 1,
  borderColor: 'divider',
} as const;
