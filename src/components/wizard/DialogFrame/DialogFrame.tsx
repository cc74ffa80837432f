import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CloseIcon from 'lucide-react/icons/x';
import { use, useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { ConfirmOpenContext } from '~/components/feedback/ConfirmProvider/useConfirm';
import { isSecondClick } from '~/components/links/secondClick';

import { dialogCopy as copy } from './DialogFrame.copy';
import { containerStyles, formStyles, dialogHeaderStyles, paperStyles } from './dialogStyles';

export type DialogFrameProps = {
  title: string;
  /** Tabs between the title and the form. They stay in view, except in very short windows (`shortViewportQuery`). */
  tabs?: ReactNode;
  /** Usually a DialogFooter with a SubmitButton. */
  footer: ReactNode;
  onSubmit: () => void;
  /** Called on Escape, a click on the backdrop, or a click on Close. The parent may ask for confirmation first. */
  onClose: () => void;
  children: ReactNode;
};

/** A dialog with a form. It fills the screen on phones. */
export function DialogFrame({ title, tabs, footer, onSubmit, onClose, children }: DialogFrameProps) {
  const titleId = useId();
  const isConfirmOpen = use(ConfirmOpenContext);
  return (
    <Dialog
      open
      maxWidth={false}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (!isSecondClick(event)) onClose();
      }}
      slotProps={{
        container: { sx: containerStyles },
        paper: { sx: paperStyles },
        // While a confirm dialog is open, only that dialog has a visible backdrop.
        backdrop: { invisible: isConfirmOpen },
      }}
    >
      <Box component="header" sx={dialogHeaderStyles}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton aria-label={copy.close} onClick={onClose}>
          <CloseIcon size="1.25rem" />
        </IconButton>
      </Box>
      {tabs}
      <Box
        component="form"
        noValidate
        onKeyDown={ignoreRepeatedEnter}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        sx={formStyles}
      >
        {children}
        {footer}
      </Box>
    </Dialog>
  );
}

/** Ignores the repeated keydown events of Enter while it is held down, which would otherwise go through all steps. */
function ignoreRepeatedEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
