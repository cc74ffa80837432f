import type { ComponentType } from 'react';

import { OverlayLoadError } from '~/components/feedback/lazyOverlay/OverlayLoadError';
import { preloadOnInteraction } from '~/components/feedback/lazyOverlay/preloadOnInteraction';
import { useLazyComponent } from '~/components/feedback/lazyOverlay/useLazyComponent';
import { NavigationProgress } from '~/components/feedback/NavigationProgress/NavigationProgress';

/** Returns a component that loads its dialog on demand. The first interaction with the page preloads the chunk. */
export function lazyDialog<Props extends { onClose: () => void }>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  preloadOnInteraction(load);
  return function LazyDialog(props: Props) {
    const dialog = useLazyComponent(load, true);
    if (dialog.status === 'ready') return <dialog.Component {...props} />;
    if (dialog.status === 'loading') return <NavigationProgress isLoading />;
    return <OverlayLoadError onRetry={dialog.retry} onClose={props.onClose} />;
  };
}
