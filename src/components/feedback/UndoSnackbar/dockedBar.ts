import { createContext, use, useEffect } from 'react';

/** Takes true while a bar is docked at the bottom of a phone. The snackbar is placed above it. */
export const DockedBarContext = createContext<(isDocked: boolean) => void>(() => undefined);

/** Reports the calling component as the docked bar while it is mounted. */
export function useDockedBar(): void {
  const report = use(DockedBarContext);
  useEffect(() => {
    report(true);
    return () => report(false);
  }, [report]);
}
