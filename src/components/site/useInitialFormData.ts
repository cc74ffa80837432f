import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Calls `onInitialData` once, before the first paint, with the values in a form: users may have filled in a prerendered
 * form before hydration, and browsers restore values on Back.
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
