/** Phone number and email address of the company, as they are displayed. */
export type SiteContact = { phone: string; email: string };

/** Returns the `tel:` link for `phone`, which may contain spaces and punctuation. */
export const getPhoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

export const getEmailHref = (email: string) => `mailto:${email}`;
