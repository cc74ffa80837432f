import type { ReactNode } from 'react';

import { onPlainClick } from '~/components/links/plainClick';
import { constantStyled } from '~/components/theme/constantStyled';

import type { RowDetailsLink } from './openableRows';

export type RowLinkProps = RowDetailsLink & { children: ReactNode };

const Link = constantStyled('a', () => ({
  color: 'inherit',
  textDecoration: 'none',
  textUnderlineOffset: '0.2em',
  '&:hover': { textDecoration: 'underline' },
  // Makes the link easier to tap. The vertical padding of an inline element does not make the row higher.
  paddingBlock: 8,
}));

/** Link to the details of a row, with the name of the row as its text. */
export function RowLink({ href, isOpen, onOpen, children }: RowLinkProps) {
  return (
    <Link href={href} onClick={onPlainClick(onOpen)} aria-current={isOpen || undefined}>
      {children}
    </Link>
  );
}
