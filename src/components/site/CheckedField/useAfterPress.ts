import { useEffect, useRef } from 'react';

/**
 * Calls something at once, or after the press that is going on: what moves between press and release swallows the
 * click.
 */
export function useAfterPress(): (act: () => void) => void {
  const isPressed = useRef(false);
  const waiting = useRef<() => void>(undefined);

  useEffect(() => {
    const onDown = () => {
      isPressed.current = true;
    };
    const onUp = () => {
      isPressed.current = false;
      const act = waiting.current;
      waiting.current = undefined;
      // The click follows the release within the same task.
      if (act) setTimeout(act);
    };
    document.addEventListener('mousedown', onDown, true);
    for (const end of ends) document.addEventListener(end, onUp, true);
    return () => {
      document.removeEventListener('mousedown', onDown, true);
      for (const end of ends) document.removeEventListener(end, onUp, true);
    };
  }, []);

  return (act) => {
    if (isPressed.current) waiting.current = act;
    else act();
  };
}

const ends = ['mouseup', 'dragend', 'pointercancel'] as const;
