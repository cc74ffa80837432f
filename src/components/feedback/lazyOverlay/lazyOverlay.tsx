import type { ComponentType } from 'react';

import { OverlayLoadError } from './OverlayLoadError';
import { useLazyComponent } from './useLazyComponent';

type OverlayProps = { open: boolean; onClose?: ((event: object, reason: 'escapeKeyDown') => void) | undefined };

const closeOverlay = ({ onClose }: OverlayProps) => onClose?.({}, 'escapeKeyDown');

/**
 * Returns a component for an overlay, such as a dialog, whose chunk is loaded when it first opens. `Loading` is shown
 * while the chunk loads. If loading fails, an error message with Try again is shown. `close` is called when the user
 * closes this message, and must make the parent close the overlay; by default, it calls the prop `onClose`.
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
