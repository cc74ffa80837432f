import { parkedCarsKey } from '~/domain/parking/parkedCarsKey';

/**
 * Keeps room on a served page for the cars that this device keeps, long before they come back with the application:
 * otherwise they would push the form down under somebody's finger.
 */
export function reserveSavedCarsSpace(page: Window): void {
  try {
    if (page.localStorage.getItem(parkedCarsKey)?.includes('"id"')) page.document.documentElement.dataset['cars'] = '';
  } catch {
    // A storage that can not be read keeps no cars.
  }
}

export function releaseSavedCarsSpace(document: Document): void {
  delete document.documentElement.dataset['cars'];
}
