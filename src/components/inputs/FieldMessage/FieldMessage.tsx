import FormHelperText from '@mui/material/FormHelperText';
import { use } from 'react';
import type { ReactNode } from 'react';

import { AlertIcon } from '~/components/icons/officeIcons';

import { MessageRole } from './messageRole';

export type FieldMessageProps = {
  /** What the field's `aria-describedby` refers to. */
  id: string;
  children: ReactNode;
};

/** What is wrong with a field, under it. */
export function FieldMessage({ id, children }: FieldMessageProps) {
  const role = use(MessageRole);
  return (
    <FormHelperText id={id} error {...(role ? { role } : {})} sx={{ display: 'flex', gap: 0.75 }}>
      <AlertIcon sx={{ fontSize: '1rem', flex: 'none', mt: '2px' }} />
      <span>{children}</span>
    </FormHelperText>
  );
}
