import { useEffect, useState } from 'react';

/** How long something may go on before it is shown, in ms: a sign that comes and goes at once only startles. */
const patience = 300;

/** Whether what is `going` on has gone on long enough to be shown. */
export function useLasting(going: boolean): boolean {
  const [lasting, setLasting] = useState(false);
  useEffect(() => {
    if (!going) return;
    const timer = setTimeout(() => setLasting(true), patience);
    return () => {
      clearTimeout(timer);
      setLasting(false);
    };
  }, [going]);
  return lasting;
}
