/** Local storage key and value of the permission to set cookies. */
export const cookieConsent = { key: 'cookieConsent', given: 'true' } as const;

export const consentQuestion = 'This site uses cookies to improve your experience. Do you allow cookies?';

export const consentRequired = 'You must allow cookies to continue.';

/** True if the stored value is exactly the permission. */
export function isConsentGiven(stored: unknown): boolean {
  return stored === cookieConsent.given;
}
