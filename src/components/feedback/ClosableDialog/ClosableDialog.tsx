import Box from '@mui/material/Box';
import Dialog from '@mui/material/Dialog';
import type { DialogProps } from '@mui/material/Dialog';
import type { Theme } from '@mui/material/styles';
import DialogTitle from '@mui/material/DialogTitle';
import IconButton from '@mui/material/IconButton';
import BackIcon from 'lucide-react/icons/arrow-left';
import CloseIcon from 'lucide-react/icons/x';
import { useId } from 'react';
import type { ReactNode, Ref } from 'react';

import { useIsMobile } from '~/components/theme/useIsMobile';

import { closableDialogCopy as copy } from './ClosableDialog.copy';

export type ClosableDialogProps = Pick<DialogProps, 'open' | 'disableRestoreFocus'> & {
  title: string;
  /** Ref of the title, so that the caller can focus the title when a clicked button disappears. */
  titleRef?: Ref<HTMLHeadingElement>;
  /** Back button before the title, which leads to the previous view of the dialog. */
  backButton?: { label: string; onClick: () => void } | undefined;
  /** True if the content is short: on phones, the dialog is then a bottom sheet and does not fill the screen. */
  isBottomSheetOnMobile?: boolean;
  onClose: () => void;
  /** Called after the closing animation. */
  onClosed?: () => void;
  children: ReactNode;
};

/** A dialog with a title and a close button. It fills the screen on phones, unless `isBottomSheetOnMobile` is true. */
export function ClosableDialog(props: ClosableDialogProps) {
  const {
    open,
    disableRestoreFocus,
    title,
    titleRef,
    backButton,
    isBottomSheetOnMobile = false,
    onClose,
    onClosed,
    children,
  } = props;
  const isMobile = useIsMobile();
  const titleId = useId();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      fullScreen={isMobile && !isBottomSheetOnMobile}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
      disableRestoreFocus={disableRestoreFocus}
      slotProps={{ paper: { sx: paperStyles }, transition: { onExited: onClosed } }}
    >
      <Box sx={{ display: 'flex', alignItems: 'start', paddingInlineEnd: 1.5 }}>
        {backButton && (
          <IconButton
            aria-label={backButton.label}
            onClick={backButton.onClick}
            sx={{ ...buttonStyles, marginInlineStart: 1.5 }}
          >
            <BackIcon size="1.25rem" />
          </IconButton>
        )}
        <DialogTitle
          id={titleId}
          ref={titleRef}
          tabIndex={-1}
          sx={{
            flex: 1,
            minInlineSize: 0,
            overflowWrap: 'anywhere',
            paddingInlineStart: backButton ? 1 : { xs: 2, md: 3 },
          }}
        >
          {title}
        </DialogTitle>
        <IconButton aria-label={copy.close} onClick={onClose} sx={buttonStyles}>
          <CloseIcon size="1.25rem" />
        </IconButton>
      </Box>
      {children}
    </Dialog>
  );
}

const paperStyles = (theme: Theme) => ({
  '&.MuiDialog-paperFullScreen': { borderRadius: 0, border: 0 },
  // Reduces the padding above the content. MUI does this only if the title is the previous sibling of the content, but
  // here the title is inside a Box.
  '& .MuiDialogContent-root': { paddingBlockStart: 0.5 },
  [theme.breakpoints.down('md')]: { '& .MuiDialogContent-root': { paddingInline: theme.spacing(2) } },
});

/** Centres the buttons on the first line of the title. */
const buttonStyles = { marginBlockStart: { xs: 1, lg: 1.5 } } as const;
