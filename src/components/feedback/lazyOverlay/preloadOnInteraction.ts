import { listenToInteractions } from './interactions';
import { isDataSaverOn } from './isDataSaverOn';

/**
 * Calls `load` on the first interaction with the page, so that a lazy-loaded overlay opens without delay. Does nothing
 * if the data saver is on. Ignores failures, since opening the overlay loads the chunk again and shows the error.
 * Returns a function that cancels the preload.
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
