/** What every control says that has no action yet. */
export const notAvailableYet = 'Not available yet';
