export const soonLabel = 'Coming soon';
