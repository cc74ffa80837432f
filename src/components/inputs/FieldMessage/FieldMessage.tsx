import FormHelperText from '@mui/material/FormHelperText';
import AlertIcon from 'lucide-react/icons/triangle-alert';
import { use } from 'react';
import type { ReactNode } from 'react';

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
      <AlertIcon size="1rem" style={{ marginBlockStart: 2 }} />
      <span>{children}</span>
    </FormHelperText>
  );
}
