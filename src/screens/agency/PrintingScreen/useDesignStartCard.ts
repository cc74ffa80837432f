import { useEffect, useRef } from 'react';

import type { PrintingState } from '~/domain/printing/state/printingState';

/** Focuses the chosen built-in design in the settings, or the header of its group if the design is not visible. */
function focusChosenDesign(group: HTMLDetailsElement | null): void {
  const designButton = group?.open && group.querySelector<HTMLElement>('button[aria-pressed=true]');
  (designButton || group?.querySelector('summary'))?.focus({ preventScroll: true });
}

type DesignStartOptions = Pick<PrintingState, 'design' | 'builtInDesign'> & { isPhone: boolean; hasJobBar: boolean };

/**
 * Returns whether the DesignStartCard with the built-in designs is shown, and the ref of the settings group 'Design'.
 * Larger screens hide the card when a design is chosen or the job bar needs its space; the settings group then shows
 * the built-in designs. On phones, the card stays after a built-in design is chosen, so that the page does not jump.
 */
export function useDesignStartCard({ design, builtInDesign, isPhone, hasJobBar }: DesignStartOptions) {
  const designGroupRef = useRef<HTMLDetailsElement>(null);
  const hasStartCard = isPhone ? !design || builtInDesign !== undefined : !design && !hasJobBar;
  const hadStartCard = useRef(hasStartCard);
  useEffect(() => {
    // If the focused button of a design disappears with the card, focuses the button of this design in the settings.
    if (hadStartCard.current && !hasStartCard && document.activeElement === document.body)
      focusChosenDesign(designGroupRef.current);
    hadStartCard.current = hasStartCard;
  }, [hasStartCard]);
  return { hasStartCard, designGroupRef };
}
