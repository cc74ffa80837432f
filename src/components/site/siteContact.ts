/** How the people behind the site are reached: as it stands in texts. */
export type SiteContact = { phone: string; email: string };

/** The link that calls `phone`, which may be grouped by spaces and signs. */
export const phoneHref = (phone: string) => `tel:${phone.replace(/[^+\d]/g, '')}`;

/** The link that starts a message to `email`. */
export const emailHref = (email: string) => `mailto:${email}`;
