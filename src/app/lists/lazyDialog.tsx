import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

import { NavigationProgress } from '~/components/feedback/NavigationProgress/NavigationProgress';

import { interactionEvents } from '../page/interactionEvents';

/** A dialog with its own chunk, preloaded on the first interaction with the page. */
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

/** Keeps code that a click will need out of the first load. If it fails, rendering tries again and shows the error. */
export function preloadOnFirstInteraction(load: () => Promise<unknown>): () => void {
  const listening = new AbortController();
  const preloadOnce = () => {
    listening.abort();
    load().catch(() => undefined);
  };
  for (const type of interactionEvents) {
    addEventListener(type, preloadOnce, { passive: true, signal: listening.signal });
  }
  return () => listening.abort();
}
