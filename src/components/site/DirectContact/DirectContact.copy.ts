export const directContactCopy = { phone: 'Phone', email: 'E-mail' } as const;
