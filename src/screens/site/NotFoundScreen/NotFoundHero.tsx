import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { SectionMarker } from '~/components/site/Section/SectionMarker';
import { SiteWidth } from '~/components/site/SiteWidth/SiteWidth';
import { productLineColours, radii } from '~/components/theme/tokens';
import { paths } from '~/domain/paths';

import { BrokenTagPicture } from './BrokenTagPicture';
import { notFoundCopy as copy } from './NotFoundScreen.copy';

/** First section of the not-found page: a message, next to a picture of a tag with a broken code. */
export function NotFoundHero() {
  return (
    <Box sx={{ bgcolor: 'tone.paper', color: 'text.body', paddingBlock: { xs: 5, md: 8, bar: 10 } }}>
      <SiteWidth>
        <Box sx={columnsStyles}>
          <div>
            <SectionMarker>{copy.marker}</SectionMarker>
            <Typography variant="h1" tabIndex={-1} sx={{ marginBlockStart: 2 }}>
              {copy.title}
            </Typography>
            <Typography variant="lead" sx={{ maxWidth: '28em', marginBlockStart: 3 }}>
              {copy.text}
            </Typography>
            <Box sx={actionsStyles}>
              <Button variant="contained" size="large" href={paths.site.home()}>
                {copy.home}
              </Button>
              <ActionLink href={paths.site.contact()} label={copy.contact} />
            </Box>
          </div>
          <Box sx={figureStyles}>
            <BrokenTagPicture />
          </Box>
        </Box>
      </SiteWidth>
    </Box>
  );
}

const columnsStyles = {
  display: 'grid',
  gap: { xs: 4, md: 5, bar: 8 },
  alignItems: 'center',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)', bar: '1fr 1fr' },
};

const actionsStyles = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: 4,
  rowGap: 1.5,
  marginBlockStart: 4,
  '& > .MuiButton-root': { width: { xs: '100%', sm: 'auto' } },
};

/** Styles of the picture's frame. On phones, it is as wide as the window and touches the navigation bar. */
const figureStyles = {
  display: 'grid',
  justifyContent: { xs: 'center', bar: 'stretch' },
  overflow: 'hidden',
  order: { xs: -1, md: 0 },
  marginInline: { xs: -2.5, sm: -4, md: 0 },
  marginBlockStart: { xs: -5, md: 0 },
  borderRadius: { md: `${radii.card}px` },
  bgcolor: productLineColours.ally.main,
  '& > svg': { width: { xs: 'auto', bar: '100%' }, height: { xs: 160, md: 300, bar: 'auto' }, overflow: 'visible' },
};
