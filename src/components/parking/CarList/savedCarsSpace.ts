/** Selector that matches until saved cars are restored: `reserveSavedCarsSpace` sets `data-cars` before hydration. */
const whileRestoring = 'html[data-cars] &';

/** Hides an element without saved cars. While saved cars are being restored, the element takes up its space. */
export const reservedStyles = {
  display: 'none',
  [whileRestoring]: { display: 'block', visibility: 'hidden' },
} as const;

/** Hides an element while saved cars are being restored, because its text differs with saved cars. */
export const hiddenWhileRestoringStyles = { [whileRestoring]: { visibility: 'hidden' } } as const;
