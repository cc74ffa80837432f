import Link from '@mui/material/Link';
import type { ReactNode } from 'react';

import { onPlainClick } from '~/components/links/plainClick';

import type { RowTarget } from './rowDetails';

export type RowLinkProps = RowTarget & { children: ReactNode };

/** Name of a row as a link to the details of the row. */
export function RowLink({ href, isOpen, onOpen, children }: RowLinkProps) {
  return (
    <Link
      href={href}
      onClick={onPlainClick(onOpen)}
      aria-current={isOpen || undefined}
      color="inherit"
      underline="hover"
      // Makes the link easier to tap. The padding of inline elements does not make rows higher.
      sx={{ paddingBlock: '8px' }}
    >
      {children}
    </Link>
  );
}
