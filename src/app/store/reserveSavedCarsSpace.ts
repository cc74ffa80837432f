import { parkedCarsKey } from '~/domain/parking/parkedCarsKey';

/** Reserves space on a prerendered page for the saved cars, so that the form does not move when the app shows them. */
export function reserveSavedCarsSpace(page: Window): void {
  try {
    if (page.localStorage.getItem(parkedCarsKey)?.includes('"id"')) page.document.documentElement.dataset['cars'] = '';
  } catch {
    // A blocked storage holds no cars.
  }
}

export function releaseSavedCarsSpace(document: Document): void {
  delete document.documentElement.dataset['cars'];
}
