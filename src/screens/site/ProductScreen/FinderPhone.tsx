import Box from '@mui/material/Box';

import { TagPoster } from '~/components/site/FinderView/TagPoster';
import { finderViewCopy } from '~/components/site/FinderView/FinderView.copy';
import { fixedColours, radii } from '~/components/theme/tokens';
import { paths } from '~/domain/paths';
import type { DemoTag } from '~/domain/tag/demoTags';

type FinderPhoneProps = { demoTag: DemoTag };

/** Decorative picture of a phone that has scanned a demo tag. Hidden below `md`. */
export function FinderPhone({ demoTag }: FinderPhoneProps) {
  const { code, product, contact } = demoTag;
  return (
    <Box aria-hidden="true" sx={phoneStyles}>
      <Box sx={urlStyles}>{paths.site.tag(code)}</Box>
      <Box sx={posterStyles}>
        <TagPoster demoTag={demoTag} headingLevel={4} overline={finderViewCopy.overline(product.name)} />
      </Box>
      <Box sx={messageStyles}>{contact.actionLabel}</Box>
    </Box>
  );
}

/** Styles of the illustrated phone. The negative margins reduce the space above and below it in the coloured block. */
const phoneStyles = {
  display: { xs: 'none', md: 'flex' },
  flexDirection: 'column',
  gap: 1,
  width: { md: 248, bar: 296 },
  height: 400,
  marginBlock: { md: '-24px', bar: '-40px' },
  p: 2.5,
  border: `12px solid ${fixedColours.night}`,
  borderRadius: '40px',
  bgcolor: fixedColours.white,
  color: fixedColours.night,
} as const;

const urlStyles = {
  p: '2px 16px',
  borderRadius: `${radii.full}px`,
  bgcolor: fixedColours.mist,
  typography: 'body2',
  textAlign: 'center',
} as const;

/** Styles of the poster. Its text has the whole width, since the portrait is below the text. */
const posterStyles = {
  '& > div > div:first-of-type': { paddingInlineEnd: 2 },
  '& > div > div:last-of-type': { height: 'calc(100% - 144px)' },
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  overflow: 'hidden',
  borderRadius: `${radii.card}px`,
} as const;

const messageStyles = {
  display: 'grid',
  placeContent: 'center',
  minHeight: 48,
  borderRadius: `${radii.control}px`,
  bgcolor: fixedColours.blue,
  color: fixedColours.white,
  fontWeight: 600,
} as const;
