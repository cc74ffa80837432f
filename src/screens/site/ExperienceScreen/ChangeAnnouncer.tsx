import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ChangeEvent, ReactNode } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';

type ChangeAnnouncerProps = {
  /**
   * Content with checkboxes and radio buttons. Their attributes `data-when-on` and `data-when-off` are the texts to
   * announce.
   */
  children: ReactNode;
};

/** Makes screen readers announce what a changed checkbox or radio button shows or hides elsewhere on the page. */
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
