import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { ActionLink } from '~/components/site/ActionLink/ActionLink';
import { SectionMarker } from '~/components/site/Section/SectionMarker';
import { SiteWidth } from '~/components/site/SiteWidth/SiteWidth';
import { radii } from '~/components/theme/tokens';
import { paths } from '~/domain/paths';

import { notFoundCopy as copy } from './NotFoundScreen.copy';

/** First section of the not-found page: a message, next to a QR finder pattern that is broken. */
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
            <FinderPattern variant="broken" size={98} />
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

const figureStyles = {
  display: 'grid',
  placeItems: 'center',
  width: { xs: 96, md: 'auto' },
  aspectRatio: { xs: '1', bar: '3 / 2' },
  order: { xs: -1, md: 0 },
  bgcolor: 'tone.mist',
  border: 1,
  borderColor: 'divider',
  borderRadius: `${radii.card}px`,
  color: 'text.primary',
  '& svg': { width: { xs: '56%', bar: '44%' }, height: 'auto' },
};
