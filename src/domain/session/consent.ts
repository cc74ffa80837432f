/** Where the permission to set cookies is kept in local storage, and the one value that gives it. */
export const cookieConsent = { key: 'cookieConsent', given: 'true' } as const;

export const consentQuestion = 'This site uses cookies to improve your experience. Do you allow cookies?';

export const consentRefused = 'You must allow cookies to continue.';

/** Whether `stored`, as read from local storage, is a permission. Anything but the exact value is none. */
export function isConsentGiven(stored: unknown): boolean {
  return stored === cookieConsent.given;
}
