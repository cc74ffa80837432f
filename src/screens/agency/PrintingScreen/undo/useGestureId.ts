import { useEffect, useRef } from 'react';

import { isTextField } from './isTextField';

/**
 * Returns a function that returns the id of the user's current gesture, such as a drag, a held key, or all typing into
 * one field. The changes of one gesture are undone together.
 */
export function useGestureId(): () => number {
  const gestureRef = useRef(0);
  useEffect(() => {
    const startGesture = () => {
      gestureRef.current += 1;
    };
    const startUnlessTyping = (event: Event) => {
      const isRepeated = event instanceof KeyboardEvent && event.repeat;
      if (!isRepeated && !isTextField(event.target)) startGesture();
    };
    const controller = new AbortController();
    const { signal } = controller;
    // Capturing listeners run before those of React, so that the changes of an event belong to the new gesture. The
    // `focusout` listener runs after React's, so that a change on blur, such as a limited value, belongs to the old one.
    for (const type of ['pointerdown', 'keydown', 'click', 'drop'])
      document.addEventListener(type, startUnlessTyping, { capture: true, signal });
    document.addEventListener('focusout', startGesture, { signal });
    return () => controller.abort();
  }, []);
  return () => gestureRef.current;
}
