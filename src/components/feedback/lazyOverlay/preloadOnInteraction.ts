import { listenToInteractions } from './interactions';
import { isDataSaverOn } from './isDataSaverOn';

/**
 * Calls `load` on the first interaction with the page, so that an overlay opens without delay although its chunk is not
 * part of the first load. Does nothing while the data saver is on. Failures are ignored: opening the overlay loads the
 * chunk again and shows the error. Returns a function that cancels the preload.
 */
export function preloadOnInteraction(load: () => Promise<unknown>): () => void {
  const listenerController = new AbortController();
  const preloadOnce = () => {
    listenerController.abort();
    if (!isDataSaverOn()) load().catch(() => undefined);
  };
  listenToInteractions(document, preloadOnce, listenerController.signal);
  return () => listenerController.abort();
}
