import { useLayoutEffect, useRef } from 'react';
import type { RefObject } from 'react';

/**
 * Calls `onInitialData` once, with the values in the form when it is mounted or hydrated: users may have filled in the
 * prerendered form before hydration, and browsers restore values on Back.
 */
export function useInitialFormData(
  formRef: RefObject<HTMLFormElement | null>,
  onInitialData: (formData: FormData) => void,
) {
  const hasCalledBackRef = useRef(false);
  useLayoutEffect(() => {
    if (hasCalledBackRef.current || !formRef.current) return;
    hasCalledBackRef.current = true;
    onInitialData(new FormData(formRef.current));
  });
}
