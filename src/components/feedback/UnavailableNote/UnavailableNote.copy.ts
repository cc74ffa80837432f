export const notAvailableYet = 'Not available yet';
