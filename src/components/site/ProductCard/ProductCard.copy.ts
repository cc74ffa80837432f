export const moreLabel = 'Learn more';
