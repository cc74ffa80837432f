import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

export type LazyComponent<Props> =
  | { status: 'loading' }
  | { status: 'ready'; Component: ComponentType<Props> }
  | { status: 'failed'; retry: () => void };

/** Loads a component once `isWanted` is true. React's `lazy` would show it up to 300 ms later, even after a preload. */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): LazyComponent<Props> {
  const [loaded, setLoaded] = useState<LazyComponent<Props>>({ status: 'loading' });
  const mustLoad = isWanted && loaded.status === 'loading';
  useEffect(() => {
    if (!mustLoad) return;
    const retry = () => setLoaded({ status: 'loading' });
    load().then(
      (Component) => setLoaded({ status: 'ready', Component }),
      (error: unknown) => {
        console.error('A part of the page could not be fetched:', error);
        setLoaded({ status: 'failed', retry });
      },
    );
  }, [load, mustLoad]);
  return loaded;
}
