/** Events that count as the first interaction. Scroll is excluded: browsers fire it when they restore a position. */
export const interactionEvents = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'] as const;

/** True for a pointermove event without movement. Browsers fire it when a page appears under a resting mouse. */
export const isMotionless = (event: Event) =>
  event instanceof PointerEvent && event.type === 'pointermove' && event.movementX === 0 && event.movementY === 0;
