import Typography from '@mui/material/Typography';
import type { SxProps } from '@mui/material/styles';

import type { Store } from '../stores';
import { downloadPanelCopy } from './DownloadPanel.copy';

export type AppComingSoonNoteProps = {
  /** Stores that offer the app. */
  stores: readonly Store[];
  /** The product that visitors can order before the app is out. */
  item?: 'tag' | 'bundle';
  sx?: SxProps;
};

/**
 * Note that the app is not published yet, for use next to texts about the app. Renders nothing once a store offers it.
 */
export function AppComingSoonNote({ stores, item = 'tag', sx }: AppComingSoonNoteProps) {
  if (stores.length > 0) return null;
  return (
    <Typography variant="body2" {...(sx && { sx })}>
      {downloadPanelCopy.coming.notes[item]}
    </Typography>
  );
}
