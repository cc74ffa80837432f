import Box from '@mui/material/Box';
import { useState } from 'react';
import type { ChangeEvent, ReactNode } from 'react';

import { visuallyHidden } from '~/components/a11y/visuallyHidden';

export type ChoiceStatusProps = {
  /** Somewhere inside: checkboxes and radio buttons whose `data-when-on` and `data-when-off` say what they change. */
  children: ReactNode;
};

/** Says what a choice has changed elsewhere on the page, for those who do not see it happen. Nothing until then. */
export function ChoiceStatus({ children }: ChoiceStatusProps) {
  const [status, setStatus] = useState('');

  function say({ target }: ChangeEvent<HTMLElement>) {
    if (!(target instanceof HTMLInputElement)) return;
    const { whenOn, whenOff } = target.dataset;
    setStatus((target.checked ? whenOn : whenOff) ?? '');
  }

  return (
    <div onChange={say}>
      {children}
      <Box role="status" sx={visuallyHidden}>
        {status}
      </Box>
    </div>
  );
}
