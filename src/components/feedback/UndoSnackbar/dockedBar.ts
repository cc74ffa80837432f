import { createContext, use, useEffect } from 'react';

/**
 * Function that takes true while a bar is docked to the bottom of the window on phones. The undo snackbar is then
 * placed above the bar.
 */
export const DockedBarContext = createContext<(isDocked: boolean) => void>(() => undefined);

/** Reports a docked bar while the calling component is mounted. */
export function useDockedBar(): void {
  const report = use(DockedBarContext);
  useEffect(() => {
    report(true);
    return () => report(false);
  }, [report]);
}
