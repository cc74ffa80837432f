import { useEffect, useEffectEvent } from 'react';

/** Maximum time in ms between the two clicks of a double-click, or the two presses of a double Enter. */
export const maxDoubleClickTime = 500;

/**
 * While a dialog is open, ignores Enter if the key is held down or pressed twice. Otherwise, the second Enter could
 * answer the dialog that the first Enter opened.
 */
export function useIgnoreDoubleEnter(isOpen: boolean) {
  const isDialogOpen = useEffectEvent(() => isOpen);
  useEffect(() => {
    let lastEnterTime = -Infinity;
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter') {
        // An Enter after another key is not the second press of a double Enter.
        lastEnterTime = -Infinity;
        return;
      }
      if (isDialogOpen() && (event.repeat || event.timeStamp - lastEnterTime < maxDoubleClickTime))
        event.preventDefault();
      lastEnterTime = event.timeStamp;
    };
    // In the capture phase, this listener runs before the focused element handles the key.
    window.addEventListener('keydown', onKeyDown, { capture: true });
    return () => window.removeEventListener('keydown', onKeyDown, { capture: true });
  }, []);
}
