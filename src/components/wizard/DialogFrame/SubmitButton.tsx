import Button from '@mui/material/Button';
import type { ButtonProps } from '@mui/material/Button';
import { use } from 'react';

import { ConfirmOpenContext } from '~/components/feedback/ConfirmProvider/useConfirm';

import { dialogCopy as copy } from './DialogFrame.copy';
import { withoutSecondClick } from './secondClick';

export type SubmitButtonProps = Pick<ButtonProps, 'children' | 'endIcon' | 'aria-describedby'> & {
  isSaving: boolean;
};

/** Submits the dialog's form. On phones it takes the rest of the footer's width. */
export function SubmitButton({ isSaving, children, ...button }: SubmitButtonProps) {
  // The alert after saving opens while the form is still busy.
  const isCovered = use(ConfirmOpenContext);
  return (
    <Button
      {...button}
      type="submit"
      variant="contained"
      // Not `disabled`: that would take the focus away.
      aria-disabled={isSaving}
      {...withoutSecondClick()}
      sx={{ flex: { xs: 1, md: 'none' }, '&[aria-disabled="true"]': { cursor: 'progress', opacity: 0.8 } }}
    >
      {isSaving && !isCovered ? copy.saving : children}
    </Button>
  );
}
