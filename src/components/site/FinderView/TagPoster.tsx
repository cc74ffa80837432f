import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { keyframes } from '@mui/material/styles';

import { fixedColours, productLineColours, motion, radii } from '~/components/theme/tokens';
import type { DemoTag } from '~/domain/tag/demoTags';

import { TagPortrait } from './TagPortrait';

export type TagPosterProps = {
  demoTag: Pick<DemoTag, 'id' | 'product' | 'title' | 'heading'>;
  /** Level of the heading: 1 on the tag's own page, 4 in an illustrated phone on another page. */
  headingLevel: 1 | 4;
  overline: string;
  /** A short note that is shown as a chip, such as 'Sample'. */
  chip?: string;
  /** Hexacode of the tag. Omitted in an illustrated phone, which shows the URL of the tag above the poster. */
  hexacode?: string;
};

/**
 * Top of a tag's page: heading and portrait, in the product's colour. The portrait grows with the height of the poster.
 */
export function TagPoster({ demoTag, headingLevel, overline, chip, hexacode }: TagPosterProps) {
  const { id, product, title, heading } = demoTag;
  const isTagPage = headingLevel === 1;
  return (
    <Box
      sx={[
        posterStyles,
        {
          bgcolor: productLineColours[product.id].main,
          color: product.id === 'auto' ? fixedColours.white : fixedColours.night,
        },
      ]}
    >
      <Box sx={[textStyles, isTagPage && pageTextStyles]}>
        <Box sx={[lineStyles, isTagPage && { marginInlineEnd: { xs: `-${pagePortraitSize}px`, md: 0 } }]}>
          <span>{overline}</span>
          {chip !== undefined && (
            <Box component="span" sx={chipStyles}>
              {chip}
            </Box>
          )}
          {hexacode !== undefined && (
            <Box component="bdi" sx={{ letterSpacing: '0.06em' }}>
              {hexacode}
            </Box>
          )}
        </Box>
        <Typography
          {...(isTagPage && { id: 'page-title', tabIndex: -1 })}
          variant="h3"
          component={isTagPage ? 'h1' : 'h4'}
          sx={[headingStyles, isTagPage && pageHeadingStyles]}
        >
          {heading}
        </Typography>
        {!heading.includes(title) && <Typography sx={{ lineHeight: 1.35, textWrap: 'balance' }}>{title}</Typography>}
      </Box>
      <Box sx={[portraitStyles, isTagPage && pagePortraitStyles]}>
        <TagPortrait id={id} />
      </Box>
    </Box>
  );
}

/** Width and height of a portrait next to the text, in px: in an illustrated phone, and on the tag's page on a phone. */
const portraitSize = 96;
const pagePortraitSize = 112;

const posterStyles = {
  position: 'relative',
  flex: '1 0 auto',
  minHeight: portraitSize + 8,
  overflow: 'hidden',
} as const;

const textStyles = {
  display: 'grid',
  gap: 0.5,
  alignContent: 'start',
  minHeight: portraitSize + 8,
  p: 2,
  paddingInlineEnd: `${portraitSize + 12}px`,
  overflowWrap: 'anywhere',
} as const;

const pageTextStyles = {
  alignContent: { md: 'center', bar: 'start' },
  minHeight: { xs: pagePortraitSize + 40, md: '100%', bar: 0 },
  paddingInlineStart: { xs: 2.5, sm: 4, bar: 5 },
  paddingBlockStart: { bar: 5 },
  paddingInlineEnd: { xs: `${pagePortraitSize + 12}px`, md: '50%', bar: 5 },
  rowGap: 1.5,
} as const;

const lineStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 1.5,
  typography: 'body2',
  fontWeight: 600,
} as const;

const chipStyles = { px: 1, border: '1px solid', borderRadius: `${radii.full}px` } as const;

const headingStyles = { color: 'inherit', '&:focus': { outline: 'none' } } as const;

const pageHeadingStyles = {
  fontSize: { xs: 'min(2.25rem, 10vw)', md: '3rem' },
  lineHeight: 1.12,
  textWrap: 'balance',
} as const;

/**
 * The portrait is next to the text or, if the poster is high enough, larger and below the text. It reaches down to the
 * bottom edge and is never cropped.
 */
const portraitStyles = {
  position: 'absolute',
  insetBlockEnd: 0,
  insetInlineEnd: 8,
  height: `max(${portraitSize}px, 100% - ${portraitSize + 32}px)`,
  maxHeight: { xs: 220, md: 320 },
  maxWidth: '100%',
  aspectRatio: '1',
  transition: `height ${motion.slow}ms ${motion.easing}`,
  '& svg': { display: 'block', width: '100%', height: '100%', overflow: 'visible' },
} as const;

const growKeyframes = keyframes({ from: { transform: 'scale(0.95)' } });

/** The portrait grows slightly when the page opens. It starts smaller, so that the poster never crops it. */
const pagePortraitStyles = {
  insetInlineEnd: { md: 32, bar: '50%' },
  translate: { bar: '50%' },
  height: {
    xs: pagePortraitSize,
    md: 'min(100% - 24px, 52vw)',
    bar: `max(${portraitSize}px, 100% - ${portraitSize + 72}px)`,
  },
  maxHeight: { md: 'none', bar: 320 },
  transformOrigin: 'bottom',
  animation: `${growKeyframes} ${motion.slow}ms ${motion.easing}`,
  '@media (prefers-reduced-motion: reduce)': { animation: 'none' },
} as const;
