import { useEffect, useRef } from 'react';

import type { PrintingState } from '~/domain/printing/state/printingState';

/** Focuses the chosen built-in design in the settings, or the header of its group if the design is not visible. */
function focusChosenDesign(group: HTMLDetailsElement | null): void {
  const designButton = group?.open && group.querySelector<HTMLElement>('button[aria-pressed=true]');
  (designButton || group?.querySelector('summary'))?.focus({ preventScroll: true });
}

type DesignStartOptions = Pick<PrintingState, 'design' | 'builtInDesign'> & { isPhone: boolean; hasJobBar: boolean };

/**
 * Returns whether the DesignStartCard is shown, and the ref of the settings group with the same designs. Phones keep
 * the card after a built-in design is chosen, so that the page does not jump. Larger screens remove it when a design is
 * chosen or the job bar needs its space; the settings then show the designs.
 */
export function useDesignStart({ design, builtInDesign, isPhone, hasJobBar }: DesignStartOptions) {
  const designGroupRef = useRef<HTMLDetailsElement>(null);
  const hasStartCard = isPhone ? !design || builtInDesign !== undefined : !design && !hasJobBar;
  const hadStartCard = useRef(hasStartCard);
  useEffect(() => {
    // If the card disappears with the focused design button, focuses the button of the same design in the settings.
    if (hadStartCard.current && !hasStartCard && document.activeElement === document.body)
      focusChosenDesign(designGroupRef.current);
    hadStartCard.current = hasStartCard;
  }, [hasStartCard]);
  return { hasStartCard, designGroupRef };
}
