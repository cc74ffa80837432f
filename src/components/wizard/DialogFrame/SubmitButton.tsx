import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { use } from 'react';

import { ConfirmOpenContext } from '~/components/feedback/ConfirmProvider/useConfirm';
import { withoutSecondClick } from '~/components/links/secondClick';

import { dialogCopy as copy } from './DialogFrame.copy';

export type SubmitButtonProps = Pick<ButtonProps, 'children' | 'endIcon' | 'variant' | 'aria-describedby'> & {
  isSaving: boolean;
};

/** Button that submits the form of a dialog. On phones, it fills the rest of the footer's width. */
export function SubmitButton({ isSaving, children, ...buttonProps }: SubmitButtonProps) {
  // The alert after saving opens while `isSaving` is still true. Behind an open alert, the button has its usual label.
  const isConfirmOpen = use(ConfirmOpenContext);
  return (
    <Button
      variant="contained"
      {...buttonProps}
      type="submit"
      // Unlike `disabled`, `aria-disabled` lets the button keep the focus.
      aria-disabled={isSaving}
      {...withoutSecondClick()}
      sx={{ flex: { xs: 1, md: 'none' }, '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.8 } }}
    >
      {isSaving && !isConfirmOpen ? copy.saving : children}
    </Button>
  );
}
