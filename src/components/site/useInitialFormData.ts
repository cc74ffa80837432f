import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Calls `onInitialData` once, when a form is mounted or hydrated, with the values in the form: users may have filled in
 * a prerendered form before hydration, and browsers restore values on Back.
 */
export function useInitialFormData(
  formRef: RefObject<HTMLFormElement | null>,
  onInitialData: (entries: FormData) => void,
) {
  const hasCalledBack = useRef(false);
  useLayoutEffect(() => {
    if (hasCalledBack.current || !formRef.current) return;
    hasCalledBack.current = true;
    onInitialData(new FormData(formRef.current));
  });
}
