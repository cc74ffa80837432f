import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { fixedColours, radii, sizes } from '~/components/theme/tokens';

import { darkSurfaceStyles } from '../Section/darkSurfaceStyles';
import { SectionMarker } from '../Section/SectionMarker';
import { SiteWidth } from '../SiteWidth/SiteWidth';

export type PageHeroProps = {
  /** Id for links to this section. A scroll margin keeps the site bar above the section in view. */
  id?: string;
  /** Topic of the page, shown above the title. */
  marker: string;
  /** The page's `h1`. */
  title: string;
  lead: string;
  /** Background, which matches the navigation bar above: 'paper' on product pages, 'night' on other pages. */
  surface: 'night' | 'paper';
  /** A picture next to the text, or above it on phones. */
  picture?: ReactNode;
  /** 'small' lets the content start higher up. The default is 'large'. */
  pictureSize?: 'large' | 'small';
  /** Controls of the page, next to the text or, in a narrow window, below it. */
  controls?: ReactNode;
  /** Links and buttons below the lead. */
  children?: ReactNode;
};

const titleId = 'page-title';

/** The top of most public pages, with their `h1`. Home, the pages of tags and the 404 page do not use PageHero. */
export function PageHero(props: PageHeroProps) {
  const { id, marker, title, lead, surface, picture, pictureSize = 'large', controls, children } = props;
  return (
    <Box component="section" id={id} aria-labelledby={titleId} sx={[heroStyles, surfaceStyles[surface]]}>
      <SiteWidth>
        <Box
          sx={[
            columnsStyles,
            picture ? withPictureStyles : controls ? withControlsStyles : withoutPictureStyles,
            pictureSize === 'small' && lowStyles,
          ]}
        >
          <Box sx={{ minWidth: 0 }}>
            <SectionMarker>{marker}</SectionMarker>
            <Typography
              id={titleId}
              variant="h1"
              tabIndex={-1}
              sx={{ marginBlockStart: 2, overflowWrap: 'break-word' }}
            >
              {title}
            </Typography>
            <Typography variant="lead" sx={{ marginBlockStart: 2.5, maxWidth: '34em' }}>
              {lead}
            </Typography>
            {children && <Box sx={actionsStyles}>{children}</Box>}
          </Box>
          {picture && <Box sx={[pictureStyles, pictureSize === 'small' && smallPictureStyles]}>{picture}</Box>}
          {controls && <Box sx={{ minWidth: 0 }}>{controls}</Box>}
        </Box>
      </SiteWidth>
    </Box>
  );
}

const heroStyles = { scrollMarginBlockStart: { xs: sizes.siteBar, bar: sizes.siteBarWide } };

const surfaceStyles = {
  paper: { bgcolor: 'tone.paper', color: 'text.body' },
  // A line at the bottom separates the hero from a dark section below.
  night: { ...darkSurfaceStyles, bgcolor: fixedColours.night, borderBlockEnd: `1px solid ${fixedColours.night3}` },
};

const columnsStyles = {
  display: 'grid',
  gap: { xs: 4, sm: 5, bar: 8 },
  alignItems: 'center',
  paddingBlock: { xs: '32px 40px', md: 8, bar: '64px 96px' },
};

const withPictureStyles = {
  columnGap: { md: 5, bar: 8 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) minmax(0, 1fr)', bar: '5fr 7fr' },
};

/**
 * Reduces the height of a hero with controls, so that the content which they change is visible below the hero. The
 * controls are as wide as a column next to an illustrated phone in the middle of the page.
 */
const withControlsStyles = {
  columnGap: 5,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: `minmax(0, 1fr) calc(50% - ${sizes.phone / 2 + 40}px)` },
  paddingBlock: { xs: '32px 40px', sm: '40px', bar: '32px 40px' },
};

const withoutPictureStyles = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: 'minmax(0, 9fr) 3fr' },
  paddingBlockEnd: { bar: 10 },
};

const actionsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1.5,
  marginBlockStart: { xs: 3, sm: 4 },
  '& > .MuiButton-root': { width: { xs: '100%', sm: 'auto' } },
};

/** On phones, the picture is as wide as the window and touches the navigation bar. */
const pictureStyles = {
  overflow: 'hidden',
  borderRadius: { sm: `${radii.card}px` },
  marginInline: { xs: -2.5, sm: 0 },
  marginBlockStart: { xs: -4, sm: 0 },
  order: { xs: -1, md: 0 },
};

/** Reduces the height of a hero with a small picture. */
const lowStyles = {
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 1fr) 288px', bar: '2fr 1fr' },
  paddingBlock: { xs: '32px', md: 5, bar: '32px 48px' },
};

/** Crops the picture to a low band on phones. */
const smallPictureStyles = { '& svg': { aspectRatio: { xs: '5 / 2', md: '20 / 9' } } };
