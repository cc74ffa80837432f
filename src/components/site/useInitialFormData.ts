import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Passes the values of a form to `adopt` once, before the first paint: users may fill in the prerendered form before
 * hydration, and browsers restore field values on Back.
 */
export function useInitialFormData(form: RefObject<HTMLFormElement | null>, adopt: (entries: FormData) => void) {
  const isDone = useRef(false);
  useLayoutEffect(() => {
    if (isDone.current || !form.current) return;
    isDone.current = true;
    adopt(new FormData(form.current));
  });
}
