import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Hands over what a form held when React came: a served page is usable before that, and the browser itself fills
 * fields in again after Back. Called once, before the first paint.
 */
export function useServedForm(form: RefObject<HTMLFormElement | null>, adopt: (entries: FormData) => void) {
  const adopted = useRef(false);
  useLayoutEffect(() => {
    if (adopted.current || !form.current) return;
    adopted.current = true;
    adopt(new FormData(form.current));
  });
}
