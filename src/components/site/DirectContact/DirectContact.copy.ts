export const directContactCopy = { phone: 'Phone number', email: 'Email' } as const;
