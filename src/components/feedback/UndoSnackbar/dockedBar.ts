import { createContext, use, useEffect } from 'react';

/**
 * Provides a callback with which a bar on phones reports that it is docked at the bottom of the window (true) or was
 * removed (false). While a bar is docked, the undo snackbar is above it.
 */
export const DockedBarContext = createContext<(isDocked: boolean) => void>(() => undefined);

/** Reports a docked bar while the calling component is mounted. */
export function useReportDockedBar(): void {
  const reportDocked = use(DockedBarContext);
  useEffect(() => {
    reportDocked(true);
    return () => reportDocked(false);
  }, [reportDocked]);
}
