import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useId, useRef, useState } from 'react';

import { SegmentedControl } from '~/components/inputs/SegmentedControl/SegmentedControl';
import { drawQrImage } from '~/domain/printing/codes/codeImage';
import type { PrintSettings } from '~/domain/printing/settings/printSettings';
import { getTagUrl } from '~/domain/tag/getTagUrl';

import type { CodeImageFormat, CodeDownloadRequest, PrintingEffects } from '../controller/printingEffects';
import { downloadCopy as copy } from './DownloadCodesDialog.copy';

export type DownloadCodesDialogProps = {
  open: boolean;
  codes: CodeDownloadRequest['codes'];
  tagBaseUrl: string;
  settings: PrintSettings;
  onDownload: PrintingEffects['downloadCodes'];
  onClose: () => void;
};

/** Dialog that downloads the codes of the run as images in a ZIP file. Closing the dialog cancels the download. */
export function DownloadCodesDialog({
  open,
  codes,
  tagBaseUrl,
  settings,
  onDownload,
  onClose,
}: DownloadCodesDialogProps) {
  const titleId = useId();
  const [format, setFormat] = useState<CodeImageFormat>('svg');
  const [status, setStatus] = useState<'idle' | 'packing' | 'failed'>('idle');
  const [packedCount, setPackedCount] = useState(0);
  const controller = useRef<AbortController>(undefined);
  useEffect(() => () => controller.current?.abort(), []);

  function close() {
    controller.current?.abort();
    setStatus('idle');
    onClose();
  }

  async function download() {
    const { signal } = (controller.current = new AbortController());
    setPackedCount(0);
    setStatus('packing');
    const outcome = await onDownload({ codes, tagBaseUrl, settings, format }, { signal, onProgress: setPackedCount });
    if (signal.aborted) return;
    setStatus(outcome === 'failed' ? 'failed' : 'idle');
    if (outcome === 'saved') onClose();
  }

  const [firstCode] = codes;
  const isPacking = status === 'packing';
  return (
    <Dialog open={open} onClose={close} maxWidth="xs" fullWidth aria-labelledby={titleId}>
      <DialogTitle id={titleId}>{copy.title}</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography>{copy.summary(codes.length, settings)}</Typography>
        <SegmentedControl {...copy.format} value={format} onChange={setFormat} />
        <Typography variant="caption" component="p" sx={{ color: 'text.secondary' }}>
          {firstCode && copy.sizes[format](drawQrImage(getTagUrl(tagBaseUrl, firstCode.code), settings), settings.dpi)}
        </Typography>
        {status === 'failed' && <Alert severity="error">{copy.failed}</Alert>}
        {isPacking && (
          <div>
            <LinearProgress
              variant="determinate"
              aria-label={copy.progress}
              value={(packedCount / codes.length) * 100}
              sx={{ marginBlockEnd: 1 }}
            />
            <Typography variant="caption" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {copy.packing(packedCount, codes.length)}
            </Typography>
          </div>
        )}
      </DialogContent>
      <DialogActions sx={{ p: 3, paddingBlockStart: 0 }}>
        <Button variant="outlined" onClick={close}>
          {copy.cancel}
        </Button>
        <Button variant="contained" disabled={isPacking} onClick={() => void download()}>
          {copy.download}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
