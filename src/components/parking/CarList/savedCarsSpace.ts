/** Set on the html element while stored cars are about to be restored (reserveSavedCarsSpace). */
const restoring = 'html[data-cars] &';

/** Hidden, but takes up its space while cars are being restored. */
export const reservedStyles = { display: 'none', [restoring]: { display: 'block', visibility: 'hidden' } } as const;

/** Takes up no space while cars are being restored, because it will not be shown with them. */
export const hiddenWhileRestoring = { [restoring]: { display: 'none' } } as const;
