import { memo } from 'react';
import type { ReactNode } from 'react';

export type FreezeProps = { isFrozen: boolean; children: ReactNode };

/** Keeps showing its previous children while `isFrozen` is true, so that React does not render them again. */
export const Freeze = memo(
  ({ children }: FreezeProps) => children,
  (_, { isFrozen }) => isFrozen,
);
