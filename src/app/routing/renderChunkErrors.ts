import type { RouteObject } from 'react-router-dom';

/**
 * Makes a failed chunk load throw in render, so that the route's ErrorBoundary shows. React Router would otherwise keep
 * waiting for a lazy route that rejects while the app starts.
 */
export function renderChunkErrors(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy } = route;
    const lazyOrError = typeof lazy === 'function' ? { lazy: () => lazy().catch(toThrowingComponent) } : {};
    if (route.index) return { ...route, ...lazyOrError };
    return { ...route, ...lazyOrError, children: route.children && renderChunkErrors(route.children) };
  });
}

function toThrowingComponent(error: unknown) {
  return {
    Component: () => {
      throw error;
    },
  };
}
