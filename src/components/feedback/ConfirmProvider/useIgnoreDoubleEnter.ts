import { useEffect, useEffectEvent } from 'react';

/** Maximum time between the two key presses of a double Enter, in ms. */
export const doubleClickTime = 500;

/** While `isOpen`, ignores a repeated or doubled Enter, so that it cannot answer the dialog that its first press opened. */
export function useIgnoreDoubleEnter(isOpen: boolean) {
  const isActive = useEffectEvent(() => isOpen);
  useEffect(() => {
    let lastEnter = -Infinity;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') {
        // Enter, another key, Enter is not a double press.
        lastEnter = -Infinity;
        return;
      }
      if (isActive() && (event.repeat || event.timeStamp - lastEnter < doubleClickTime)) event.preventDefault();
      lastEnter = event.timeStamp;
    };
    // Capture: before the focused element handles the key.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
