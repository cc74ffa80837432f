import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { profileMenuCopy as copy } from './ProfileMenu.copy';

export type ProfilePanelProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
};

/** Dialog that the items Profile and Settings of the profile menu open. */
export function ProfilePanel({ title, open, onClose, children }: ProfilePanelProps) {
  const titleId = useId();
  return (
    <Dialog open={open} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId}>{title}</DialogTitle>
      <DialogContent>{children}</DialogContent>
      <DialogActions sx={{ padding: 3, paddingBlockStart: 0 }}>
        <Button variant="outlined" onClick={onClose}>
          {copy.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
