import type { RouteObject } from 'react-router-dom';

/**
 * Returns the routes, changed to throw while rendering if their chunk fails to load, so that their ErrorBoundary is
 * shown. React Router would otherwise wait forever for a lazy route that rejects while the app starts.
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
