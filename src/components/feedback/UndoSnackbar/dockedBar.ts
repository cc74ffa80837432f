import { createContext, use, useEffect } from 'react';

/**
 * Provides a callback for a bar on phones, which reports that it is docked at the bottom of the window (true) or
 * removed (false). While a bar is docked, the undo snackbar is above it.
 */
export const DockedBarContext = createContext<(isDocked: boolean) => void>(() => undefined);

/** Reports a docked bar while the calling component is mounted. */
export function useDockedBar(): void {
  const reportDocked = use(DockedBarContext);
  useEffect(() => {
    reportDocked(true);
    return () => reportDocked(false);
  }, [reportDocked]);
}
