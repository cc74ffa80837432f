import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { DesignGallery } from './DesignGallery';
import type { DesignGalleryProps } from './DesignGallery';
import { designGalleryCopy } from './DesignGallery.copy';

export type DesignStartCardProps = Pick<DesignGalleryProps, 'code' | 'chosen' | 'onChoose'>;

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
      <Typography variant="caption" component="p" sx={{ color: 'text.secondary', marginBlockEnd: 1 }}>
        {note}
      </Typography>
      <DesignGallery label={title} {...props} />
    </Paper>
  );
}
