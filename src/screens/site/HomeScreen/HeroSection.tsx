import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';

import { HeroTag } from '~/components/brand/HeroTag/HeroTag';
import { textLinkStyles } from '~/components/site/ActionLink/textLinkStyles';
import { darkSurfaceStyles } from '~/components/site/Section/darkSurfaceStyles';
import { HeroFacts } from '~/components/site/HeroFacts/HeroFacts';
import { SiteWidth } from '~/components/site/SiteWidth/SiteWidth';
import { fixedColours, sizes } from '~/components/theme/tokens';
import { anchors } from '~/domain/paths';

import { homeCopy } from './HomeScreen.copy';

const copy = homeCopy.hero;

/**
 * First section of the home page: the title, and a tag that can be scanned from the screen. It is dark in both colour
 * schemes.
 */
export function HeroSection() {
  return (
    <Box component="section" id={anchors.home} aria-labelledby="hero-title" sx={heroStyles}>
      <SiteWidth>
        <Box sx={columnsStyles}>
          <Box sx={{ paddingBlock: { xs: '28px 0', md: '48px 8px', bar: '64px 88px' } }}>
            <Typography id="hero-title" variant="h1" tabIndex={-1} sx={titleStyles}>
              <span>{copy.titleSentences[0]}</span> <span>{copy.titleSentences[1]}</span>
            </Typography>
            <Typography
              variant="lead"
              sx={{ marginBlockStart: { xs: 2, md: 3 }, maxWidth: { bar: '24em' }, textWrap: { bar: 'balance' } }}
            >
              {copy.lead}
            </Typography>
            <Box sx={actionsStyles}>
              <Button
                variant="contained"
                color="signal"
                size="hero"
                href={`#${anchors.product}`}
                sx={{ width: { xs: '100%', sm: 'auto' } }}
              >
                {copy.explore}
              </Button>
              <Link
                href={`#${anchors.how}`}
                color="inherit"
                sx={[textLinkStyles, { color: fixedColours.white, display: { xs: 'none', sm: 'inline-flex' } }]}
              >
                {copy.how}
              </Link>
              <HeroFacts />
            </Box>
          </Box>
          <Box sx={pictureStyles}>
            <HeroTag label={copy.picture} />
          </Box>
        </Box>
      </SiteWidth>
    </Box>
  );
}

const heroStyles = {
  // Keeps the site bar above the section in view when the page scrolls to this anchor.
  scrollMarginBlockStart: { xs: sizes.siteBar, bar: sizes.siteBarWide },
  ...darkSurfaceStyles,
  bgcolor: fixedColours.night,
  borderBlockEnd: `1px solid ${fixedColours.night3}`,
  overflow: 'hidden',
};

const columnsStyles = {
  display: 'grid',
  gap: { xs: 3, md: 5 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', bar: 'minmax(0, 560fr) minmax(0, 600fr)' },
};

/** Styles of the title. Each of its two sentences starts a line, and from `md` to `bar`, fits in one. */
const titleStyles = {
  maxWidth: { xs: '8em', sm: 'none', bar: '8em' },
  '& span': { display: 'block', textWrap: 'balance' },
  fontSize: { md: 'min(3.75rem, 7.3vw)', bar: '4rem' },
} as const;

const actionsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: { xs: 1, sm: 2 },
  marginBlockStart: { xs: 3, md: 4 },
};

/**
 * Styles of the panel with the picture, which touches the next section. The strap of the tag starts at the upper edge.
 * Below `bar`, the panel fills the width of the window.
 */
const pictureStyles = {
  display: 'flex',
  justifyContent: { xs: 'center', bar: 'flex-end' },
  alignSelf: 'end',
  marginInline: { xs: -2.5, sm: -4, bar: 0 },
  paddingInlineEnd: { xs: 1, sm: 0, bar: 2 },
  bgcolor: fixedColours.nightRing,
  overflow: 'hidden',
  '& > *': { maxWidth: { xs: 416, md: 608 }, marginBlockStart: { xs: -2, md: -4 } },
};
