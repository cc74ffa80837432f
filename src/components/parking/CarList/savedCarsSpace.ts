/**
 * Selector that matches on a prerendered page until the app has restored the saved cars from localStorage.
 * `reserveSavedCarsSpace` sets `data-cars` before hydration.
 */
const whileRestoringSelector = 'html[data-cars] &';

/** Hides an element while no car is saved. While saved cars are being restored, the element's space is reserved. */
export const hiddenWithoutCarsStyles = {
  display: 'none',
  [whileRestoringSelector]: { display: 'block', visibility: 'hidden' },
} as const;

/** Hides an element while saved cars are being restored, because its text depends on the saved cars. */
export const hiddenWhileRestoringStyles = { [whileRestoringSelector]: { visibility: 'hidden' } } as const;
