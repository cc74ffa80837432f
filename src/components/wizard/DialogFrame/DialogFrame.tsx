import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import CloseIcon from 'lucide-react/icons/x';
import { useId } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';

import { dialogCopy as copy } from './DialogFrame.copy';
import { bodyStyles, containerStyles, headStyles, paperStyles } from './dialogStyles';
import { isSecondClick } from './secondClicks';

export type DialogFrameProps = {
  title: string;
  /** Stands between the title and the form and does not scroll. */
  tabs?: ReactNode;
  /** Usually a DialogFooter; holds the button that submits. */
  footer: ReactNode;
  onSubmit: () => void;
  /** Asked for by Escape, by the ground beside it and by Close. */
  onLeave: () => void;
  /** What is filled in. */
  children: ReactNode;
};

/** A form over the page: title, what is filled in, and the way on under it. On phones it is the page. */
export function DialogFrame({ title, tabs, footer, onSubmit, onLeave, children }: DialogFrameProps) {
  const titleId = useId();
  return (
    <Dialog
      open
      maxWidth={false}
      aria-labelledby={titleId}
      onClose={(event) => {
        if (!isSecondClick(event)) onLeave();
      }}
      slotProps={{ container: { sx: containerStyles }, paper: { sx: paperStyles } }}
    >
      <Box component="header" sx={headStyles}>
        <Typography id={titleId} variant="h3" component="h2" sx={{ overflowWrap: 'anywhere' }}>
          {title}
        </Typography>
        <IconButton aria-label={copy.close} onClick={onLeave}>
          <CloseIcon size="1.25rem" />
        </IconButton>
      </Box>
      {tabs}
      <Box
        component="form"
        noValidate
        onKeyDown={dropRepeatedEnter}
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
        sx={bodyStyles}
      >
        {children}
        {footer}
      </Box>
    </Dialog>
  );
}

/** A key that is held down is one press: it must not run through all steps. */
function dropRepeatedEnter(event: KeyboardEvent) {
  if (event.key === 'Enter' && event.repeat) event.preventDefault();
}
