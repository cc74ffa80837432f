import { useEffect, useRef } from 'react';

const releaseEvents = ['mouseup', 'dragend', 'pointercancel'] as const;

/**
 * Returns a function that runs a callback at once or, while a mouse button is down, after it is released. A callback
 * can shift the layout, and after a shift between mousedown and mouseup, browsers fire no click.
 */
export function useAfterMouseUp(): (callback: () => void) => void {
  const isPressedRef = useRef(false);
  const pendingCallbackRef = useRef<() => void>(undefined);

  useEffect(() => {
    const onMouseDown = () => {
      isPressedRef.current = true;
    };
    const onRelease = () => {
      isPressedRef.current = false;
      const callback = pendingCallbackRef.current;
      pendingCallbackRef.current = undefined;
      // The callback runs after the click event, which follows mouseup in the same task.
      if (callback) setTimeout(callback);
    };
    document.addEventListener('mousedown', onMouseDown, true);
    for (const eventType of releaseEvents) document.addEventListener(eventType, onRelease, true);
    return () => {
      document.removeEventListener('mousedown', onMouseDown, true);
      for (const eventType of releaseEvents) document.removeEventListener(eventType, onRelease, true);
    };
  }, []);

  return (callback) => {
    if (isPressedRef.current) pendingCallbackRef.current = callback;
    else callback();
  };
}
