import { createContext, use, useEffect } from 'react';

/**
 * Callback that is called with true when a bar is docked to the bottom of the window on phones, and with false when the
 * bar is removed. While a bar is docked, the undo snackbar is placed above the bar.
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
