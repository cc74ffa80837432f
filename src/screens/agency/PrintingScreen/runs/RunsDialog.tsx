import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import { useTheme } from '@mui/material/styles';
import useMediaQuery from '@mui/material/useMediaQuery';
import BackIcon from 'lucide-react/icons/arrow-left';
import CloseIcon from 'lucide-react/icons/x';
import { useId, useRef, useState } from 'react';

import { radii } from '~/components/theme/tokens';
import type { RecordedRun } from '~/domain/printing/runs/recordedRun';

import type { RunHistoryControls } from '../controller/useRunHistory';
import { ReprintPanel } from './ReprintPanel';
import { RunList } from './RunList';
import { reprintCopy, runsCopy as copy } from './runs.copy';

export type RunsDialogProps = {
  open: boolean;
  controls: RunHistoryControls;
  onClose: () => void;
  /** Called after a reprint, when the dialog has disappeared together with the button that opened it. */
  onReprinted: () => void;
};

/** Dialog with the recorded runs. 'Reprint' shows a form for one of them in the same dialog. */
export function RunsDialog({ open, controls, onClose, onReprinted }: RunsDialogProps) {
  const titleId = useId();
  const isPhone = useMediaQuery(useTheme().breakpoints.down('md'), { noSsr: true });
  const [run, setRun] = useState<RecordedRun>();
  const hasReprinted = useRef(false);
  const titleRef = useRef<HTMLHeadingElement>(null);
  // Called when the clicked button disappears with the list or the form.
  const focusTitle = () => titleRef.current?.focus({ preventScroll: true });
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isPhone}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      slotProps={{
        paper: { sx: paperStyles },
        transition: {
          onExited: () => {
            setRun(undefined);
            if (hasReprinted.current) onReprinted();
            hasReprinted.current = false;
          },
        },
      }}
    >
      <Box sx={{ display: 'flex', alignItems: 'center', paddingInlineEnd: 1.5 }}>
        {run && (
          <IconButton
            aria-label={reprintCopy.back}
            onClick={() => {
              setRun(undefined);
              focusTitle();
            }}
            sx={{ marginInlineStart: 1.5 }}
          >
            <BackIcon size="1.25rem" />
          </IconButton>
        )}
        <DialogTitle
          id={titleId}
          ref={titleRef}
          tabIndex={-1}
          sx={{ flex: 1, paddingInlineStart: run ? 1 : undefined }}
        >
          {run ? reprintCopy.title : copy.title}
        </DialogTitle>
        <IconButton aria-label={copy.close} onClick={onClose}>
          <CloseIcon size="1.25rem" />
        </IconButton>
      </Box>
      {/* MUI removes this padding only if the title is directly before the content. */}
      <DialogContent sx={{ '&&': { paddingBlockStart: 0.5 } }}>
        {run ? (
          <ReprintPanel
            run={run}
            read={controls.history.read}
            onReprint={(chosen, picture) => {
              hasReprinted.current = true;
              void controls.reprint(run, chosen, picture).then(onClose);
            }}
          />
        ) : (
          <RunList
            controls={controls}
            onReprint={(chosenRun) => {
              setRun(chosenRun);
              focusTitle();
            }}
          />
        )}
      </DialogContent>
    </Dialog>
  );
}

const paperStyles = {
  borderRadius: { xs: 0, md: `${radii.card}px` },
  border: { xs: 0, md: 1 },
  borderColor: { md: 'divider' },
} as const;
