import Box from '@mui/material/Box';
import Button from '@mui/material/Button';

import { AppComingSoonNote } from '~/components/site/DownloadPanel/AppComingSoonNote';
import { downloadPanelId } from '~/components/site/DownloadPanel/downloadPanelId';
import { blueSurfaceStyles } from '~/components/site/Section/darkSurfaceStyles';
import { Section } from '~/components/site/Section/Section';
import { StackedSectionHeader } from '~/components/site/SectionHeader/StackedSectionHeader';
import { storeIcons, storeIds, storeNames } from '~/components/site/stores';
import type { Store } from '~/components/site/stores';
import { fixedColours, radii } from '~/components/theme/tokens';

import { AppPicture } from './AppPicture';
import { homeCopy } from './HomeScreen.copy';

const copy = homeCopy.app;

export type AppSectionProps = {
  /** Stores that offer the app. There are none before the app is published. */
  stores: readonly Store[];
};

/**
 * Section with a button for each store. The button of a store that does not offer the app yet opens the DownloadPanel
 * of SiteLayout.
 */
export function AppSection({ stores }: AppSectionProps) {
  return (
    <Section labelledBy="app-title" isTight>
      <Box sx={blockStyles}>
        <Box sx={{ p: { xs: '40px 24px', md: '64px 0 64px 48px', bar: '96px 0 96px 80px' }, alignSelf: 'center' }}>
          <StackedSectionHeader titleId="app-title" marker={copy.marker} title={copy.title} lead={copy.lead} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, marginBlockStart: 4 }}>
            <AppComingSoonNote stores={stores} sx={{ flexBasis: '100%' }} />
            {storeIds.map((id) => {
              const store = stores.find((candidate) => candidate.id === id);
              const Icon = storeIcons[id];
              return (
                <Button
                  key={id}
                  variant={store ? 'contained' : 'outlined'}
                  color="light"
                  size="large"
                  startIcon={<Icon size={20} />}
                  sx={[buttonStyles, !store && unavailableStyles]}
                  {...(store ? { href: store.href, rel: 'noopener' } : { popoverTarget: downloadPanelId })}
                >
                  {storeNames[id]}
                </Button>
              );
            })}
          </Box>
        </Box>
        <Box sx={pictureStyles}>
          <AppPicture />
        </Box>
      </Box>
    </Section>
  );
}

const buttonStyles = { '&&': { minHeight: 56 }, flex: { xs: '1 1 100%', sm: 'none' } } as const;

/** Styles of the button of a store that does not offer the app yet: an outline on the blue surface. */
const unavailableStyles = {
  '&&': { borderColor: fixedColours.blueSoft, color: fixedColours.white, backgroundColor: 'transparent' },
} as const;

const blockStyles = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '1fr 1fr', bar: '7fr 5fr' },
  overflow: 'hidden',
  borderRadius: `${radii.card}px`,
  ...blueSurfaceStyles,
};

const pictureStyles = {
  display: 'flex',
  justifyContent: { xs: 'center', md: 'end' },
  alignItems: 'center',
  p: { xs: '0 48px 40px', md: '48px 48px 48px 32px', bar: '40px 80px 40px 0' },
  '& svg': { width: '100%', maxWidth: 296, height: 'auto' },
};
