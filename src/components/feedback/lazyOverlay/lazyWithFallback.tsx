import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';

/** Like React's `lazy`, for components that a page can do without: renders `Fallback` if the chunk can't be loaded. */
export function lazyWithFallback<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  Fallback: ComponentType<Props>,
): LazyExoticComponent<ComponentType<Props>> {
  return lazy(() =>
    load()
      .then((Component) => ({ default: Component }))
      .catch(() => ({ default: Fallback })),
  );
}
