import { useEffect, useRef } from 'react';

import type { PrintingState } from '~/domain/printing/state/printingState';

/** Focuses the chosen built-in design in the settings, or the header of its group if the group does not show it. */
function focusChosenDesign(group: HTMLDetailsElement | null): void {
  const design = group?.open && group.querySelector<HTMLElement>('button[aria-pressed=true]');
  (design || group?.querySelector('summary'))?.focus({ preventScroll: true });
}

type DesignStartOptions = Pick<PrintingState, 'design' | 'builtInDesign'> & { isPhone: boolean; hasJobBar: boolean };

/**
 * Returns whether the DesignStartCard is shown, and the ref of the settings group with the same designs. On phones, the
 * card stays after a built-in design is chosen, so that the page does not jump. On larger screens, it disappears when a
 * design is chosen, or when the bar of a job needs its space, and the settings show the designs instead.
 */
export function useDesignStart({ design, builtInDesign, isPhone, hasJobBar }: DesignStartOptions) {
  const designGroupRef = useRef<HTMLDetailsElement>(null);
  const hasStartCard = isPhone ? !design || builtInDesign !== undefined : !design && !hasJobBar;
  const hadStartCard = useRef(hasStartCard);
  useEffect(() => {
    // If the chosen design in the card had the focus, the same design in the settings takes it.
    if (hadStartCard.current && !hasStartCard && document.activeElement === document.body)
      focusChosenDesign(designGroupRef.current);
    hadStartCard.current = hasStartCard;
  }, [hasStartCard]);
  return { hasStartCard, designGroupRef };
}
