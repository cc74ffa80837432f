import { createContext, use, useEffect } from 'react';

/**
 * Callback with which a bar reports that it is docked to the bottom of the window on phones (true), or removed (false).
 * While a bar is docked, the undo snackbar is placed above it.
 */
export const DockedBarContext = createContext<(isDocked: boolean) => void>(() => undefined);

/** Reports that a bar is docked while the calling component is mounted. */
export function useDockedBar(): void {
  const reportDocked = use(DockedBarContext);
  useEffect(() => {
    reportDocked(true);
    return () => reportDocked(false);
  }, [reportDocked]);
}
