/** Events that count as an interaction. Scroll is excluded: browsers fire it when they restore the scroll position. */
const interactionEvents = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'] as const;

/** True for a `pointermove` event without movement. Browsers fire it when a page appears under a resting mouse. */
export const isMotionlessPointerMove = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;

/** Calls `onInteraction` on each interaction with `target`, until `signal` aborts. */
export function listenToInteractions(target: EventTarget, onInteraction: () => void, signal: AbortSignal): void {
  const onEvent = (event: Event) => {
    if (!isMotionlessPointerMove(event)) onInteraction();
  };
  for (const type of interactionEvents) target.addEventListener(type, onEvent, { passive: true, signal });
}
