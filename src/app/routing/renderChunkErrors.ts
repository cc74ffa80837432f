import type { RouteObject } from 'react-router-dom';

/**
 * Returns the routes, changed so that a chunk that fails to load throws while rendering, which shows the route's
 * ErrorBoundary. Without this, React Router waits forever for a lazy route that rejects while the app starts.
 */
export function renderChunkErrors(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy } = route;
    const lazyOrError = typeof lazy === 'function' ? { lazy: () => lazy().catch(toThrowingRoute) } : {};
    if (route.index) return { ...route, ...lazyOrError };
    return { ...route, ...lazyOrError, children: route.children && renderChunkErrors(route.children) };
  });
}

function toThrowingRoute(error: unknown) {
  return {
    Component: () => {
      throw error;
    },
  };
}
