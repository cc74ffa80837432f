import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

export type LazyComponent<Props> =
  | { status: 'loading' }
  | { status: 'ready'; Component: ComponentType<Props> }
  | { status: 'failed'; retry: () => void };

/**
 * Loads a component once `isWanted` is true. Replaces React's `lazy`, which can show a component up to 300 ms late
 * although its chunk is already loaded.
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): LazyComponent<Props> {
  const [loadState, setLoadState] = useState<LazyComponent<Props>>({ status: 'loading' });
  const mustLoad = isWanted && loadState.status === 'loading';
  useEffect(() => {
    if (!mustLoad) return;
    const retry = () => setLoadState({ status: 'loading' });
    load().then(
      (Component) => setLoadState({ status: 'ready', Component }),
      (error: unknown) => {
        console.error('A part of the page could not be fetched:', error);
        setLoadState({ status: 'failed', retry });
      },
    );
  }, [load, mustLoad]);
  return loadState;
}
