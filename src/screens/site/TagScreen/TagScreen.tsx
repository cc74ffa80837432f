import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { FinderView } from '~/components/site/FinderView/FinderView';
import { SiteWidth } from '~/components/site/SiteWidth/SiteWidth';
import { radii } from '~/components/theme/tokens';
import { demoTagFor, findDemoCode } from '~/domain/tag/demoTags';
import type { DemoTag } from '~/domain/tag/demoTags';

import { TagAside } from './TagAside';
import { TagHeader } from './TagHeader';
import { tagCopy } from './TagScreen.copy';

const { sample, unknown } = tagCopy;

export type TagScreenProps = {
  /** The unvalidated code in the URL; null while prerendering. */
  code: string | null;
  /** The demo tag with this code, or null. */
  demonstration: DemoTag | null;
};

/** Landing page of a scanned tag. Most visitors are on a phone, so the details come first. */
export function TagScreen({ code, demonstration }: TagScreenProps) {
  const shown = demonstration ?? demoTagFor('pet');
  return (
    <>
      {demonstration ? (
        <TagHeader
          marker={sample.marker}
          title={sample.title(demonstration.product.name)}
          notice={sample.notice}
          code={findDemoCode(code ?? '') ?? demonstration.code}
        />
      ) : (
        <TagHeader marker={unknown.marker} title={unknown.title} notice={unknown.notice} code={code} />
      )}
      <Box sx={{ bgcolor: 'tone.mist', color: 'text.body', paddingBlock: { xs: '24px 64px', md: 8 } }}>
        <SiteWidth>
          <Box sx={columnsStyles}>
            <Box component="section" aria-label={demonstration ? tagCopy.finder : tagCopy.example} sx={cardStyles}>
              {!demonstration && (
                <Box sx={exampleStyles}>
                  <FinderPattern variant="ring" />
                  <div>
                    <Typography variant="subtitle2" component="p">
                      {tagCopy.example}
                    </Typography>
                    <Typography variant="body2">{tagCopy.exampleText(shown.product.name)}</Typography>
                  </div>
                </Box>
              )}
              <FinderView {...shown} titleLevel={2} />
            </Box>
            <TagAside demonstration={shown} />
          </Box>
        </SiteWidth>
      </Box>
    </>
  );
}

const columnsStyles = {
  display: 'grid',
  alignItems: 'start',
  gap: { xs: 5, md: 4, bar: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
} as const;

const cardStyles = {
  display: 'flex',
  flexDirection: 'column',
  gap: 2,
  p: { xs: 2, sm: 3 },
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  bgcolor: 'tone.paper',
} as const;

const exampleStyles = {
  display: 'flex',
  gap: 1.5,
  p: 1.5,
  borderRadius: `${radii.control}px`,
  bgcolor: 'tone.primarySoft',
  color: 'text.primary',
} as const;
