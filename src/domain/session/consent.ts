/** Local storage entry that records the user's consent to cookies: its key, and the value that means consent. */
export const cookieConsent = { key: 'cookieConsent', givenValue: 'true' } as const;

export const consentQuestion = 'This site uses cookies to improve your experience. Do you allow cookies?';

export const consentRequiredMessage = 'You must allow cookies to continue.';

/** True if the stored value is exactly 'true'. Any other value means that the user has not given consent. */
export function isConsentGiven(stored: unknown): boolean {
  return stored === cookieConsent.givenValue;
}
