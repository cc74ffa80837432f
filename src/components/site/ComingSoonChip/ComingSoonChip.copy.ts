export const comingSoonLabel = 'Coming soon';
