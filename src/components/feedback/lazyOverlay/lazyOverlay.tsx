import type { ComponentType } from 'react';

import { OverlayLoadError } from './OverlayLoadError';
import { useLazyComponent } from './useLazyComponent';

type OverlayProps = { open: boolean; onClose?: ((event: object, reason: 'escapeKeyDown') => void) | undefined };

const closeOverlay = ({ onClose }: OverlayProps) => onClose?.({}, 'escapeKeyDown');

/**
 * Returns a component for a dialog or snackbar that loads its code when it first opens. If loading fails, shows an error
 * message instead, which the user can close: `close` then tells the parent that the overlay is closed.
 */
export function lazyOverlay<Props extends OverlayProps>(
  load: () => Promise<ComponentType<Props>>,
  close: (props: Props) => void = closeOverlay,
) {
  return function LazyOverlay(props: Props) {
    const overlay = useLazyComponent(load, props.open);
    if (overlay.status === 'ready') return <overlay.Component {...props} />;
    if (overlay.status === 'loading' || !props.open) return null;
    const onClose = () => {
      overlay.retry();
      close(props);
    };
    return <OverlayLoadError onRetry={overlay.retry} onClose={onClose} />;
  };
}
