import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { motion, radii } from '~/components/theme/tokens';
import type { DemoTag } from '~/domain/tag/demoTags';

import { DetailList } from './DetailList';
import { FinderChat } from './FinderChat';
import { finderViewCopy } from './FinderView.copy';
import { TagPoster } from './TagPoster';

export type FinderViewProps = { demoTag: DemoTag };

/**
 * A tag's page as the finder's phone shows it. DetailList and FinderChat set the attribute `data-detail`, by which
 * createVisibilityStyles hides what the owner has switched off. TagPoster takes up the remaining height.
 */
export function FinderView({ demoTag }: FinderViewProps) {
  const { product, details, contact } = demoTag;
  return (
    <Box sx={viewStyles}>
      <Box data-tag-page sx={pageStyles}>
        <Box sx={posterStyles}>
          <TagPoster demoTag={demoTag} headingLevel={4} overline={finderViewCopy.overline(product.name)} />
        </Box>
        <Box data-when-empty sx={emptyStyles}>
          <Typography variant="subtitle1" component="p" color="textPrimary">
            {finderViewCopy.empty.title}
          </Typography>
          <Typography variant="body2">{finderViewCopy.empty.text}</Typography>
        </Box>
        <DetailList details={details} />
      </Box>
      <FinderChat contact={contact} />
    </Box>
  );
}

/**
 * Styles of the phone's screen. An open chat hides the page below it with `visibility`, so that the page keeps its
 * size.
 */
const viewStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 1,
  // Medical details, which are wider than other details, are as wide as the poster.
  '& dl': { paddingInline: 1 },
  // Animates the height when details are hidden. Without `interpolate-size`, browsers change the height at once.
  interpolateSize: 'allow-keywords',
  '& [data-detail]': {
    overflow: 'clip',
    transition: ['height', 'padding', 'opacity', 'visibility']
      .map((property) => `${property} ${motion.slow}ms ${motion.easing}`)
      .join(),
    '@media (prefers-reduced-motion: reduce)': { transition: 'none' },
  },
  '&:has(> * > details[open]) > [data-tag-page]': { visibility: 'hidden' },
} as const;

const pageStyles = { display: 'flex', flexDirection: 'column', flex: 1, gap: 1 } as const;

const posterStyles = {
  display: 'flex',
  flex: '1 0 auto',
  flexDirection: 'column',
  overflow: 'hidden',
  borderRadius: `${radii.card}px`,
} as const;

/**
 * Styles of the text for an empty page. It is hidden, unless the owner has switched everything off (see
 * createVisibilityStyles).
 */
const emptyStyles = {
  display: 'none',
  justifyItems: 'center',
  gap: 0.5,
  paddingBlock: 2,
  textAlign: 'center',
  color: 'text.secondary',
} as const;
