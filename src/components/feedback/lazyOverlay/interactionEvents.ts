/** Events that count as the first interaction. Scroll is excluded: browsers fire it when they restore a position. */
export const interactionEvents = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'] as const;
