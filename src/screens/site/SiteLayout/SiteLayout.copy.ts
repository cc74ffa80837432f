export const siteLayoutCopy = { skip: 'Skip to the content' } as const;
