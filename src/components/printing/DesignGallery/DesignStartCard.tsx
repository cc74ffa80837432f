import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';

import { DesignGallery } from './DesignGallery';
import type { DesignGalleryProps } from './DesignGallery';
import { designGalleryCopy } from './DesignGallery.copy';

export type DesignStartCardProps = Pick<DesignGalleryProps, 'code' | 'chosenName' | 'onChoose'>;

/** Card with the built-in designs, so that users of phones can start at once. Larger screens show only the gallery. */
export function DesignStartCard(props: DesignStartCardProps) {
  const { startTitle: title } = designGalleryCopy;
  return (
    <Paper variant="outlined" sx={{ p: 1.5, borderRadius: 1 }}>
      <Typography variant="subtitle2" component="h2" sx={{ color: 'text.primary', marginBlockEnd: 1 }}>
        {title}
      </Typography>
      <DesignGallery label={title} {...props} />
    </Paper>
  );
}
