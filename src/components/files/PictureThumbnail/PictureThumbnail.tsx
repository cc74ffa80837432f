import Box from '@mui/material/Box';

import type { PictureState } from '../usePicture';

export type PictureThumbnailProps = {
  picture: PictureState;
  /** Width and height in px. */
  size: number;
};

/**
 * A small picture. The background is white in both colour schemes, since most pictures are QR codes or barcodes, which
 * are black on a transparent background.
 */
export function PictureThumbnail({ picture, size }: PictureThumbnailProps) {
  return (
    <Box component="span" sx={{ ...frameStyles, inlineSize: size, blockSize: size }}>
      {picture.status === 'ready' && (
        <Box component="img" src={picture.src} alt="" onError={picture.onError} sx={imageStyles} />
      )}
    </Box>
  );
}

const frameStyles = {
  flex: 'none',
  display: 'block',
  overflow: 'hidden',
  border: '1px solid',
  borderColor: 'divider',
  borderRadius: 1,
  bgcolor: 'common.white',
} as const;

const imageStyles = { display: 'block', inlineSize: '100%', blockSize: '100%', objectFit: 'contain' } as const;
