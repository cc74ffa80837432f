export const directContactCopy = { phone: 'Phone', email: 'Email' } as const;
