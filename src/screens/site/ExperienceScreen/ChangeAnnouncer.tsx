import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ChangeEvent, ReactNode } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';

type ChangeAnnouncerProps = {
  /** Contains checkboxes and radio buttons with `data-when-on` and `data-when-off` texts. */
  children: ReactNode;
};

/** Announces to screen readers what a changed choice shows or hides elsewhere on the page. */
export function ChangeAnnouncer({ children }: ChangeAnnouncerProps) {
  const [status, setStatus] = useState('');

  function announce({ target }: ChangeEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement)) return;
    const { whenOn, whenOff } = target.dataset;
    setStatus((target.checked ? whenOn : whenOff) ?? '');
  }

  return (
    <div onChange={announce}>
      {children}
      <Box role="status" sx={visuallyHidden}>
        {status}
      </Box>
    </div>
  );
}
