import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import CookieIcon from 'lucide-react/icons/cookie';
import DeleteIcon from 'lucide-react/icons/trash-2';
import SuccessIcon from 'lucide-react/icons/circle-check';
import WarningIcon from 'lucide-react/icons/triangle-alert';
import { useId } from 'react';
import type { ReactNode } from 'react';

import { confirmCopy as copy } from './ConfirmProvider.copy';
import type { AlertDetails, ConfirmOptions, ConfirmTone } from './useConfirm';

export type ConfirmDialogProps = AlertDetails & {
  open: boolean;
  text: string;
  tone: ConfirmTone;
  /** Button labels and detail of a question. Without them, the dialog is a message with one button that closes it. */
  options?: ConfirmOptions;
  onAnswer: (isConfirmed: boolean) => void;
  /** Content between the text and the buttons, such as a button that makes a backup before the user answers. */
  children?: ReactNode;
};

const tones = {
  consent: { icon: CookieIcon, colour: 'primary.main', background: 'tone.primarySoft', buttonColour: 'primary' },
  warning: { icon: WarningIcon, colour: 'warning.main', background: 'tone.warnSoft', buttonColour: 'primary' },
  delete: { icon: DeleteIcon, colour: 'error.main', background: 'tone.badSoft', buttonColour: 'error' },
  success: { icon: SuccessIcon, colour: 'success.main', background: 'tone.okSoft', buttonColour: 'primary' },
} as const;

/** A dialog with a question or a message. Its text is its accessible name, so that screen readers read it only once. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { open, text, tone, options, detail = options?.detail, links, onAnswer, children } = props;
  const textId = useId();
  const { icon: Icon, colour, background, buttonColour } = tones[tone];
  return (
    <Dialog
      open={open}
      role="alertdialog"
      aria-labelledby={textId}
      {...(detail ? { 'aria-describedby': `${textId}-detail` } : {})}
      maxWidth="xs"
      fullWidth
      onClose={(_event, reason) => {
        if (reason === 'escapeKeyDown') onAnswer(false);
      }}
      // A question focuses the dialog and not a button. Otherwise, a double Enter on the control that opens the dialog
      // would also answer the question.
      slotProps={options ? { paper: { tabIndex: -1, ref: focusOnMount, sx: focusRingStyles } } : {}}
    >
      <Box sx={{ display: 'flex', gap: 2, padding: 3, paddingBlockEnd: 1 }}>
        <Box sx={{ ...iconDiscStyles, color: colour, backgroundColor: background }}>
          <Icon size="1.25rem" />
        </Box>
        <Box sx={{ minInlineSize: 0, overflowWrap: 'anywhere', alignSelf: 'center' }}>
          <Typography id={textId} variant={detail ? 'h3' : 'body1'} component="p" color="textPrimary">
            {text}
          </Typography>
          {detail && (
            <Typography id={`${textId}-detail`} variant="body2" color="textSecondary" sx={{ marginBlockStart: 1 }}>
              {detail}
            </Typography>
          )}
          {links && (
            <Box component="ul" sx={{ listStyle: 'none', marginBlockStart: 1 }}>
              {links.map(({ label, href }) => (
                <li key={href}>
                  <Link href={href} variant="body2" sx={linkStyles} onClick={() => onAnswer(false)}>
                    {label}
                  </Link>
                </li>
              ))}
            </Box>
          )}
        </Box>
      </Box>
      {children && <Box sx={{ display: 'grid', gap: 1.5, padding: 3, paddingBlock: 1 }}>{children}</Box>}
      <DialogActions disableSpacing sx={actionsStyles}>
        {options && (
          <Button variant="outlined" onClick={() => onAnswer(false)}>
            {options.cancel}
          </Button>
        )}
        <Button variant="contained" color={buttonColour} autoFocus={!options} onClick={() => onAnswer(true)}>
          {options ? options.confirm : copy.close}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** On phones, the buttons share the width of the dialog. */
const actionsStyles = {
  gap: 1,
  padding: 3,
  paddingBlockStart: 2,
  '& > button': { flex: { xs: '1 1 40%', md: 'none' } },
} as const;

const linkStyles = { display: 'inline-flex', alignItems: 'center', minBlockSize: 44 } as const;

const iconDiscStyles = {
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: 40,
  blockSize: 40,
  borderRadius: 99,
} as const;

/** Restores the focus outline, which MUI removes from dialogs. It is inside the edge, where it is easier to see. */
const focusRingStyles = {
  '&:focus-visible': { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '-2px' },
};

function focusOnMount(paper: HTMLDivElement | null) {
  paper?.focus();
}
