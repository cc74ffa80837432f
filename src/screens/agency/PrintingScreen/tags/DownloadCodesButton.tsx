import Button from '@mui/material/Button';
import DownloadIcon from 'lucide-react/icons/download';
import { useState } from 'react';

import { lazyOverlay } from '~/components/feedback/lazyOverlay/lazyOverlay';

import type { DownloadCodesDialogProps } from './DownloadCodesDialog';
import { tagSourceCopy } from './tags.copy';

const DownloadCodesDialog = lazyOverlay(() =>
  import('./DownloadCodesDialog').then((module) => module.DownloadCodesDialog),
);

export type DownloadCodesProps = Omit<DownloadCodesDialogProps, 'open' | 'onClose'>;

/** Button that opens the dialog for downloading the codes as files. */
export function DownloadCodesButton(props: DownloadCodesProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="outlined"
        size="small"
        startIcon={<DownloadIcon size={16} aria-hidden="true" />}
        disabled={props.codes.length === 0}
        onClick={() => setOpen(true)}
        sx={{ justifySelf: 'start', alignSelf: 'start' }}
      >
        {tagSourceCopy.download}
      </Button>
      <DownloadCodesDialog {...props} open={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}
