import { useEffect, useEffectEvent } from 'react';

/** Two presses within this time are meant as one, in ms: as long as a double click may take. */
export const doubleClickTime = 500;

/**
 * While `isOpen`, drops Enter when it is the second half of a double press, or held down: what the first half brought up
 * has not been read yet.
 */
export function useIgnoreDoubleEnter(isOpen: boolean) {
  const drops = useEffectEvent(() => isOpen);
  useEffect(() => {
    let last = -Infinity;
    const look = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') {
        // With another key in between it is no double press.
        last = -Infinity;
        return;
      }
      if (drops() && (event.repeat || event.timeStamp - last < doubleClickTime)) event.preventDefault();
      last = event.timeStamp;
    };
    // Before whatever has the focus hears of it.
    window.addEventListener('keydown', look, { capture: true });
    return () => window.removeEventListener('keydown', look, { capture: true });
  }, []);
}
