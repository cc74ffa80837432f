import Typography from '@mui/material/Typography';
import type { SxProps } from '@mui/material/styles';

import type { Store } from '../stores';
import { downloadPanelCopy } from './DownloadPanel.copy';

export type AppComingNoteProps = {
  /** Stores that offer the app. */
  stores: readonly Store[];
  sx?: SxProps;
};

/** Says that the app is not published yet, next to a text that promises the app. Nothing once a store offers the app. */
export function AppComingNote({ stores, sx }: AppComingNoteProps) {
  if (stores.length > 0) return null;
  return (
    <Typography variant="body2" {...(sx && { sx })}>
      {downloadPanelCopy.coming.note}
    </Typography>
  );
}
