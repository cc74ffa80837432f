import { parkedCarsKey } from '~/domain/storageKeys';

/** Reserves space for the saved cars on a prerendered page, so that nothing moves when the app shows the cars. */
export function reserveSavedCarsSpace(page: Window): void {
  try {
    if (page.localStorage.getItem(parkedCarsKey)?.includes('"id"')) page.document.documentElement.dataset['cars'] = '';
  } catch {
    // If the browser blocks storage, there are no saved cars.
  }
}

export function releaseSavedCarsSpace(document: Document): void {
  delete document.documentElement.dataset['cars'];
}
