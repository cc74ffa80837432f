import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import type { FinderFigure } from '~/components/brand/FinderPattern/FinderPattern';
import { radii } from '~/components/theme/tokens';

import { SiteWidth } from '../SiteWidth/SiteWidth';

export type PageNoticeProps = {
  /** The state of the page, as the finder pattern shows it. */
  figure: FinderFigure;
  marker: string;
  title: string;
  text: string;
  /** The ways on. */
  children: ReactNode;
};

/** A page that has one thing to say and shows the ways on. */
export function PageNotice({ figure, marker, title, text, children }: PageNoticeProps) {
  return (
    <Box sx={{ bgcolor: 'tone.paper', color: 'text.body', paddingBlock: { xs: 5, md: 8, bar: 10 } }}>
      <SiteWidth>
        <Box
          sx={{
            display: 'grid',
            gap: { xs: 4, md: 5, bar: 8 },
            alignItems: 'center',
            gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'minmax(0, 7fr) minmax(0, 5fr)' },
          }}
        >
          <div>
            <Typography
              variant="marker"
              color="primary"
              sx={{ display: 'flex', alignItems: 'center', gap: 1.5, marginBlockEnd: 2 }}
            >
              <FinderPattern />
              {marker}
            </Typography>
            <Typography variant="h1" tabIndex={-1} sx={{ overflowWrap: 'anywhere' }}>
              {title}
            </Typography>
            <Typography variant="lead" sx={{ maxWidth: '28em', marginBlockStart: 3 }}>
              {text}
            </Typography>
            <Box
              sx={{
                display: 'flex',
                flexWrap: 'wrap',
                alignItems: 'center',
                columnGap: 4,
                rowGap: 1.5,
                marginBlockStart: 4,
              }}
            >
              {children}
            </Box>
          </div>
          <Box
            sx={{
              display: 'grid',
              placeItems: 'center',
              aspectRatio: { xs: '16 / 9', md: '1' },
              order: { xs: -1, md: 0 },
              bgcolor: 'tone.mist',
              border: 1,
              borderColor: 'divider',
              borderRadius: `${radii.card}px`,
              color: 'text.primary',
              '& svg': { width: { xs: 98, md: '56%' }, height: 'auto' },
            }}
          >
            <FinderPattern figure={figure} size={98} />
          </Box>
        </Box>
      </SiteWidth>
    </Box>
  );
}
