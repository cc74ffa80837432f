import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';

import { dialogCopy as copy } from './DialogFrame.copy';
import { singly } from './secondClicks';

export type SubmitButtonProps = Pick<ButtonProps, 'children' | 'endIcon' | 'aria-describedby'> & {
  /** Whether saving is under way. */
  isBusy: boolean;
};

/** The way on: submits the form around it, and on phones fills what the others leave of the row. */
export function SubmitButton({ isBusy, children, ...button }: SubmitButtonProps) {
  return (
    <Button
      {...button}
      type="submit"
      variant="contained"
      // Not disabled: that would take the focus away from whoever pressed it.
      aria-disabled={isBusy}
      {...singly()}
      sx={{ flex: { xs: 1, md: 'none' }, '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.8 } }}
    >
      {isBusy ? copy.saving : children}
    </Button>
  );
}
