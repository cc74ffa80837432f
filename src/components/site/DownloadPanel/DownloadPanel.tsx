import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { PopoverPanel } from '../PopoverPanel/PopoverPanel';
import { storeIds, storeNames } from '../stores';
import type { Store } from '../stores';
import { AppComingSoon } from './AppComingSoon';
import { downloadPanelCopy as copy } from './DownloadPanel.copy';
import { downloadPanelId } from './downloadPanelId';
import { StoreLinks } from './StoreLinks';

export type DownloadPanelProps = {
  /** Stores that offer the app; empty until it is published. */
  stores: readonly Store[];
};

/**
 * Dialog with links to the app in the app stores. Until a store offers the app, the content is AppComingSoon, whose QR
 * code comes from the CodeSprite around the panel.
 */
export function DownloadPanel({ stores }: DownloadPanelProps) {
  const missingStores = storeIds.filter((id) => !stores.some((store) => store.id === id));
  const isPublished = stores.length > 0;
  return (
    <PopoverPanel id={downloadPanelId} title={isPublished ? copy.title : copy.coming.title} closeLabel={copy.close}>
      {isPublished ? (
        <>
          <Typography>{copy.stores}</Typography>
          <Box sx={{ alignSelf: 'stretch' }}>
            <StoreLinks stores={stores} />
            {missingStores.map((id) => (
              <Typography key={id} variant="body2" sx={{ marginBlockStart: 2, color: 'text.secondary' }}>
                {copy.missing(storeNames[id])}
              </Typography>
            ))}
          </Box>
        </>
      ) : (
        <AppComingSoon />
      )}
    </PopoverPanel>
  );
}
