import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

import { NavigationProgress } from '~/components/feedback/NavigationProgress/NavigationProgress';

/** A dialog with its own chunk, preloaded on the first interaction with the page. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Dialog = lazy(async () => ({ default: await load() }));
  // If preloading fails, rendering tries again and shows the error.
  onFirstInteraction(() => void load().catch(() => undefined));
  return function LazyDialog(props: Props) {
    return (
      <Suspense fallback={<NavigationProgress waiting />}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}

const interactionEvents = ['pointermove', 'pointerdown', 'keydown'] as const;

function onFirstInteraction(preload: () => void) {
  const listening = new AbortController();
  const preloadOnce = () => {
    listening.abort();
    preload();
  };
  for (const type of interactionEvents) {
    addEventListener(type, preloadOnce, { passive: true, signal: listening.signal });
  }
}
