import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ToggleEvent } from 'react';

import { FinderPattern } from '~/components/brand/FinderPattern/FinderPattern';
import { collapsedBarQuery, radii, shadows } from '~/components/theme/tokens';

import { StoreLinks } from './StoreLinks';
import { storeIds, storeNames } from '../stores';
import type { Store } from '../stores';
import { downloadPanelCopy } from './DownloadPanel.copy';
import { downloadPanelId } from './downloadPanelId';

export type DownloadPanelProps = {
  /** Stores that offer the app; empty until it is published. */
  stores: readonly Store[];
};

const titleId = `${downloadPanelId}-title`;

/**
 * Links to the app in its stores, or a note that the links are coming. A native popover: any button with
 * `popoverTarget={downloadPanelId}` opens it, even without script; Escape or a click outside closes it.
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
      // Focuses the prerendered panel when it opens. React sets no such attribute on the client, hence onToggle.
      autoFocus
      // Fires a task later, when the focus may be on the Close button already.
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
        [`@media ${collapsedBarQuery}`]: {
          // At the bottom of the screen, within reach of the thumb.
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
