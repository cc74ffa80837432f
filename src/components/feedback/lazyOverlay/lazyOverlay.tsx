import { useEffect, useState } from 'react';
import type { ComponentType } from 'react';

type LoadResult<Props> = { Component: ComponentType<Props> } | { error: unknown };

/**
 * Returns a component for a dialog or snackbar that loads its code when it first opens. If loading fails, the component
 * throws the error. React's `lazy` would show the dialog up to 300 ms later, even after a preload.
 */
export function lazyOverlay<Props extends { open: boolean }>(load: () => Promise<ComponentType<Props>>) {
  return function LazyOverlay(props: Props) {
    const [loaded, setLoaded] = useState<LoadResult<Props>>();
    const mustLoad = props.open && !loaded;
    useEffect(() => {
      if (!mustLoad) return;
      load().then(
        (Component) => setLoaded({ Component }),
        (error: unknown) => setLoaded({ error }),
      );
    }, [mustLoad]);
    if (!loaded) return null;
    if ('error' in loaded) throw loaded.error;
    return <loaded.Component {...props} />;
  };
}
