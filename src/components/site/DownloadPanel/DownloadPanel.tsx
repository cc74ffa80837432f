import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ToggleEvent } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { foldedBarQuery, radii, shadows } from '~/components/theme/tokens';

import { StoreLinks } from '../StoreLinks/StoreLinks';
import { storeIds, storeNames } from '../stores';
import type { Store } from '../stores';
import { downloadPanelCopy } from './DownloadPanel.copy';
import { downloadPanelId } from './downloadPanelId';

export type DownloadPanelProps = {
  /** The stores that have the app; none while it is nowhere. */
  stores: readonly Store[];
};

const titleId = `${downloadPanelId}-title`;

/**
 * Leads to the app in its stores, or says that the links are coming. A native popover: any button with
 * `popoverTarget={downloadPanelId}` opens it, with or without script, and Escape or a click elsewhere closes it.
 */
export function DownloadPanel({ stores }: DownloadPanelProps) {
  const missing = storeIds.filter((id) => !stores.some((store) => store.id === id));
  return (
    <Box
      id={downloadPanelId}
      popover="auto"
      role="dialog"
      aria-labelledby={titleId}
      tabIndex={-1}
      // Takes the focus when it opens: the attribute in the served page, the event where React has made the page.
      autoFocus
      // The event comes a task later: whoever is on its button by then stays there.
      onToggle={({ newState, currentTarget }: ToggleEvent<HTMLElement>) => {
        if (newState === 'open' && !currentTarget.contains(document.activeElement)) currentTarget.focus();
      }}
      sx={{
        width: 400,
        maxWidth: 'calc(100% - 32px)',
        maxHeight: 'calc(100dvh - 32px)',
        overflow: 'auto',
        p: 4,
        border: 1,
        borderColor: 'divider',
        borderRadius: `${radii.card}px`,
        bgcolor: 'tone.paper',
        color: 'text.body',
        boxShadow: shadows.float,
        [`@media ${foldedBarQuery}`]: {
          // Near the thumb.
          marginBlockEnd: 2,
          width: 480,
          p: 3,
        },
        '&:popover-open': { display: 'grid', justifyItems: 'start', gap: 2 },
        '&::backdrop': { bgcolor: 'color-mix(in srgb, black 56%, transparent)' },
      }}
    >
      <FinderPattern size={32} colour="primary.main" />
      <Typography id={titleId} variant="subtitle1" component="p">
        {downloadPanelCopy.title}
      </Typography>
      <Typography>{stores.length > 0 ? downloadPanelCopy.stores : downloadPanelCopy.noStore}</Typography>
      {stores.length > 0 && (
        <Box sx={{ justifySelf: 'stretch' }}>
          <StoreLinks stores={stores} />
          {missing.map((id) => (
            <Typography key={id} variant="body2" sx={{ marginBlockStart: 2, color: 'text.secondary' }}>
              {downloadPanelCopy.missing(storeNames[id])}
            </Typography>
          ))}
        </Box>
      )}
      <Button variant="outlined" popoverTarget={downloadPanelId} popoverTargetAction="hide">
        {downloadPanelCopy.close}
      </Button>
    </Box>
  );
}
