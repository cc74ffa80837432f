import { Suspense, useState } from 'react';
import type { ReactNode } from 'react';

export type LoadWhenOpenProps = {
  open: boolean;
  /** A lazy dialog or snackbar. It stays mounted after the first time, so that it can animate its closing. */
  children: ReactNode;
};

/** Renders `children` from the first time it is open, to keep their code out of a page's first load. */
export function LoadWhenOpen({ open, children }: LoadWhenOpenProps) {
  const [wasOpened, setOpened] = useState(open);
  if (open && !wasOpened) setOpened(true);
  return wasOpened && <Suspense>{children}</Suspense>;
}
