import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import DownloadIcon from 'lucide-react/icons/download';

import { PictureThumbnail } from '~/components/files/PictureThumbnail/PictureThumbnail';
import { usePicture } from '~/components/files/usePicture';
import type { FileReference } from '~/domain/files/formFile';

import { storedPictureCopy as copy } from './StoredPicture.copy';

export type StoredPictureProps = { file: FileReference };

/**
 * A picture of a record: its name, a thumbnail and a download link. A message replaces the thumbnail and the link if
 * the picture is missing or can't be loaded.
 */
export function StoredPicture({ file }: StoredPictureProps) {
  const picture = usePicture(file);
  const message = picture && getErrorMessage(picture.status);
  return (
    <Box component="span" sx={{ display: 'flex', gap: 1.5 }}>
      {picture && !message && <PictureThumbnail picture={picture} size={64} />}
      <Box component="span" sx={{ display: 'grid', alignSelf: 'baseline', justifyItems: 'start', rowGap: 0.5 }}>
        <Box component="bdi" sx={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Box>
        {message && (
          <Box component="span" sx={{ color: 'text.secondary' }}>
            {message}
          </Box>
        )}
        {picture?.status === 'ready' && (
          <Link
            href={picture.downloadUrl}
            download={file.name}
            aria-label={copy.downloadFile(file.name)}
            sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75, minBlockSize: { xs: 32, lg: 24 } }}
          >
            <DownloadIcon size="1rem" />
            {copy.download}
          </Link>
        )}
      </Box>
    </Box>
  );
}

const getErrorMessage = (status: string) =>
  status === 'missing' ? copy.missing : status === 'failed' ? copy.failed : undefined;
