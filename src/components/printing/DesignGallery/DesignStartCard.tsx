import Paper from '@mui/material/Paper';
import type { Theme } from '@mui/material/styles';
import Typography from '@mui/material/Typography';

import { DesignGallery } from './DesignGallery';
import type { DesignGalleryProps } from './DesignGallery';
import { designGalleryCopy } from './DesignGallery.copy';

export type DesignStartCardProps = Pick<DesignGalleryProps, 'code' | 'chosenName' | 'onChoose'>;

/**
 * Card with the built-in designs, so that users can start at once. The screen shows it only while no design is
 * uploaded.
 */
export function DesignStartCard(props: DesignStartCardProps) {
  const { title, note } = designGalleryCopy.start;
  return (
    <Paper variant="outlined" sx={{ p: { xs: 1.5, md: 1 }, borderRadius: 1, flex: 'none' }}>
      <Typography variant="subtitle2" component="h2" sx={{ color: 'text.primary' }}>
        {title}
      </Typography>
      <Typography variant="caption" component="p" sx={noteStyles}>
        {note}
      </Typography>
      <DesignGallery label={title} {...props} />
    </Paper>
  );
}

/** Hides the note in short windows, so that the scan checks below stay in view. */
const noteStyles = (theme: Theme) => ({
  color: 'text.secondary',
  marginBlockEnd: 1,
  [`${theme.breakpoints.up('lg')} and (max-height: 52em)`]: { display: 'none' },
});
