import type { ComponentType } from 'react';

import { OverlayLoadError } from './OverlayLoadError';
import { useLazyComponent } from './useLazyComponent';

type OverlayProps = { open: boolean; onClose?: ((event: object, reason: 'escapeKeyDown') => void) | undefined };

const closeOverlay = ({ onClose }: OverlayProps) => onClose?.({}, 'escapeKeyDown');

/**
 * Returns a component for a dialog or snackbar whose chunk is loaded when it first opens. If loading fails, shows an
 * error message instead, which the user can close: `close` then tells the parent that the overlay is closed. `Loading`
 * is shown while the chunk of an open overlay loads.
 */
export function lazyOverlay<Props extends OverlayProps>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void = closeOverlay,
  Loading?: ComponentType<Props>,
) {
  return function LazyOverlay(props: Props) {
    const overlay = useLazyComponent(load, props.open);
    if (overlay.status === 'ready') return <overlay.Component {...props} />;
    if (!props.open) return null;
    if (overlay.status === 'loading') return Loading ? <Loading {...props} /> : null;
    const onClose = () => {
      overlay.retry();
      close(props);
    };
    return <OverlayLoadError onRetry={overlay.retry} onClose={onClose} />;
  };
}
