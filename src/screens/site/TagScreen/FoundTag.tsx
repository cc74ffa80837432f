import Box from '@mui/material/Box';

import { finderViewCopy } from '~/components/site/FinderView/FinderView.copy';
import { DetailList } from '~/components/site/FinderView/DetailList';
import { TagPoster } from '~/components/site/FinderView/TagPoster';
import { SiteWidth } from '~/components/site/SiteWidth/SiteWidth';
import { radii, shadows } from '~/components/theme/tokens';
import type { DemoTag } from '~/domain/tag/demoTags';

import { TagAside } from './TagAside';
import { TagDock } from './TagDock';
import { tagCopy } from './TagScreen.copy';
import { tagPageMinHeight } from './tagPageMinHeight';

const copy = tagCopy.demoTag;

export type FoundTagProps = { demoTag: DemoTag; code: string };

/**
 * Page of a scanned demo tag, with a poster, the details, and a button for a message to the owner. On a phone, all of
 * this fits on one screen.
 */
export function FoundTag({ demoTag, code }: FoundTagProps) {
  const isMessageOnly = demoTag.details.every(({ kind }) => kind === 'linkedMessage');
  return (
    <Box sx={pageStyles}>
      <SiteWidth>
        <Box component="section" aria-labelledby="page-title" sx={cardStyles}>
          <TagPoster
            demoTag={demoTag}
            headingLevel={1}
            overline={finderViewCopy.overline(demoTag.product.name)}
            chip={copy.chip}
            hexacode={code}
          />
          <Box sx={[contentStyles, isMessageOnly && messageOnlyContentStyles]}>
            <DetailList details={demoTag.details} />
          </Box>
          <TagDock contact={demoTag.contact} />
        </Box>
        <TagAside demoTag={demoTag} />
      </SiteWidth>
    </Box>
  );
}

/**
 * Styles of the page. On tablets, the facts are centred in the height of the window that the card leaves. From `bar` on,
 * the card and the facts are centred vertically.
 */
const pageStyles = {
  display: { md: 'grid' },
  alignItems: { bar: 'center' },
  minHeight: tagPageMinHeight,
  bgcolor: 'tone.mist',
  color: 'text.body',
  paddingBlock: { xs: '0 32px', md: 0, bar: 5 },
  '& > div': { display: { md: 'grid', bar: 'block' }, gridTemplateRows: 'auto 1fr', minWidth: 0 },
} as const;

/**
 * Styles of the card. Below `bar`, it fills the window from edge to edge. From `bar` on, the poster is next to the
 * details.
 */
const cardStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: 'minmax(0, 5fr) minmax(0, 6fr)' },
  gridTemplateRows: { md: '36dvh auto auto', bar: '1fr auto' },
  // Clips the poster at the rounded corners. On phones and tablets, the card has square corners.
  overflow: { bar: 'clip' },
  marginInline: { xs: -2.5, sm: -4, bar: 0 },
  bgcolor: 'tone.paper',
  border: '0 solid',
  borderWidth: { xs: '0 0 1px', bar: 0 },
  borderColor: 'divider',
  borderRadius: { bar: `${radii.card}px` },
  boxShadow: { bar: shadows.light },
  '& > :first-of-type': {
    gridRow: { bar: '1 / -1' },
    minHeight: { md: 320, bar: 'clamp(480px, 100dvh - 360px, 520px)' },
  },
} as const;

/**
 * Styles of the box with the details. From `md` on, their texts and icons are centred in rows that are at least 72 px
 * high. On tablets, the details are in two columns, and medical details and messages span both. From `bar` on, the rows
 * share the height of the box.
 */
const contentStyles = {
  display: { bar: 'grid' },
  '& dl': {
    display: { md: 'grid' },
    gridTemplateColumns: { md: 'repeat(2, minmax(0, 1fr))', bar: 'minmax(0, 1fr)' },
    columnGap: 4,
    gridAutoRows: { md: 'minmax(72px, auto)', bar: 'minmax(min-content, 1fr)' },
  },
  '& [data-detail="medical"], & [data-detail="messages"], & [data-detail]:only-child': { gridColumn: '1 / -1' },
  '& [data-detail="medical"]': { marginBlockEnd: { md: 1, bar: 0 } },
  // The first row of the two columns has no line above it.
  '& [data-detail="medical"] ~ :nth-of-type(3), & :first-of-type:not([data-detail="medical"]) + [data-detail]': {
    borderColor: { md: 'transparent', bar: 'divider' },
  },
  '& [data-detail]': { alignContent: { md: 'center' }, gridTemplateRows: { md: 'auto auto' } },
  '& [data-detail] dt': { alignSelf: { md: 'end' } },
  '& [data-detail] dt svg': { insetBlockStart: { md: 'calc(50% - 10px)' } },
  p: { xs: '8px 20px', sm: '12px 32px', md: '32px 32px 16px', bar: '32px 40px 16px' },
  '--detail-picture-width': { xs: '112px', bar: '176px' },
} as const;

/**
 * Styles for a tag whose only detail is a message. From `md` on, the message is in a speech bubble, centred above the
 * button, and larger than on phones.
 */
const messageOnlyContentStyles = {
  '& dl': { alignContent: { md: 'center' }, gridAutoRows: { md: 'auto' } },
  '& [data-detail]': {
    p: { md: '24px 28px' },
    borderRadius: { md: '24px 24px 24px 4px' },
    bgcolor: { md: 'tone.primarySoft' },
  },
  '& [data-detail] svg': { display: { md: 'none' } },
  '& + div': { borderBlockStartWidth: { md: 0 } },
  '& [data-detail] dd': { fontSize: { md: '2.25rem' }, lineHeight: { md: 1.2 }, textWrap: 'balance' },
} as const;
