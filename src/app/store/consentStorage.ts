import { cookieConsent, isConsentGiven } from '~/domain/session/consent';

import { browserStorage } from './safeStorage';

export function hasConsent(): boolean {
  return isConsentGiven(browserStorage.getItem(cookieConsent.key));
}

export function storeConsent(): void {
  void browserStorage.setItem(cookieConsent.key, cookieConsent.givenValue);
}
