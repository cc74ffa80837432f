import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

import { NavigationProgress } from '~/components/feedback/NavigationProgress/NavigationProgress';

import { interactionEvents } from '../page/interactionEvents';

/** Returns a dialog whose code is a chunk of its own, which is preloaded on the first interaction with the page. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Dialog = lazy(async () => ({ default: await load() }));
  preloadOnFirstInteraction(load);
  return function LazyDialog(props: Props) {
    return (
      <Suspense fallback={<NavigationProgress waiting />}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}

/**
 * Calls `load` on the first interaction with the page, so that code that a click may need is neither part of the first
 * load nor late. A failure is ignored: rendering loads the code again and shows the error. Returns a function that
 * cancels the preload.
 */
export function preloadOnFirstInteraction(load: () => Promise<unknown>): () => void {
  const listenerController = new AbortController();
  const preloadOnce = () => {
    listenerController.abort();
    load().catch(() => undefined);
  };
  for (const type of interactionEvents) {
    addEventListener(type, preloadOnce, { passive: true, signal: listenerController.signal });
  }
  return () => listenerController.abort();
}
