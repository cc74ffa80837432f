import { useEffect, useRef } from 'react';

const endEvents = ['mouseup', 'dragend', 'pointercancel'] as const;

/**
 * Returns a function that runs a callback at once, or after the current mouse press: if the layout shifts between
 * mousedown and mouseup, the browser fires no click.
 */
export function useAfterMouseUp(): (callback: () => void) => void {
  const isDown = useRef(false);
  const pending = useRef<() => void>(undefined);

  useEffect(() => {
    const onDown = () => {
      isDown.current = true;
    };
    const onEnd = () => {
      isDown.current = false;
      const callback = pending.current;
      pending.current = undefined;
      // The click event follows mouseup in the same task.
      if (callback) setTimeout(callback);
    };
    document.addEventListener('mousedown', onDown, true);
    for (const type of endEvents) document.addEventListener(type, onEnd, true);
    return () => {
      document.removeEventListener('mousedown', onDown, true);
      for (const type of endEvents) document.removeEventListener(type, onEnd, true);
    };
  }, []);

  return (callback) => {
    if (isDown.current) pending.current = callback;
    else callback();
  };
}
