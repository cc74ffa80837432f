export const siteFieldCopy = { optional: '(optional)' } as const;
