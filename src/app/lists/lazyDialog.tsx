import { lazy, Suspense } from 'react';
import type { ComponentType } from 'react';

import { preloadOnInteraction } from '~/components/feedback/lazyOverlay/preloadOnInteraction';
import { NavigationProgress } from '~/components/feedback/NavigationProgress/NavigationProgress';

/** Returns a dialog whose code is a chunk of its own, which is preloaded on the first interaction with the page. */
export function lazyDialog<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Dialog = lazy(async () => ({ default: await load() }));
  preloadOnInteraction(load);
  return function LazyDialog(props: Props) {
    return (
      <Suspense fallback={<NavigationProgress waiting />}>
        <Dialog {...props} />
      </Suspense>
    );
  };
}
