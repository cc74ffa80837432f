import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { motion, radii } from '~/components/theme/tokens';
import type { DemoTag } from '~/domain/tag/demoTags';

import { DetailList } from './DetailList';
import { FinderChat } from './FinderChat';
import { finderViewCopy } from './FinderView.copy';
import { TagPoster } from './TagPoster';

export type FinderViewProps = { demonstration: DemoTag };

/**
 * A tag's page on the finder's phone. Details and contact have `data-detail`, by which the owner's switches hide them
 * (visibilityStyles); the poster takes the room of hidden ones.
 */
export function FinderView({ demonstration }: FinderViewProps) {
  const { product, details, contact } = demonstration;
  return (
    <Box sx={viewStyles}>
      <Box data-tag-page sx={pageStyles}>
        <Box sx={posterStyles}>
          <TagPoster demonstration={demonstration} level={4} line={finderViewCopy.line(product.name)} />
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

/** The page below an open chat keeps its size but is hidden. */
const viewStyles = {
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  flex: 1,
  gap: 1,
  // Rows close smoothly where heights can be animated, otherwise they only fade.
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

/** Shown by visibilityStyles when everything is hidden. */
const emptyStyles = {
  display: 'none',
  justifyItems: 'center',
  gap: 0.5,
  paddingBlock: 2,
  textAlign: 'center',
  color: 'text.secondary',
} as const;
