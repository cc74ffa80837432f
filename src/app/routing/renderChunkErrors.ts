import type { RouteObject } from 'react-router-dom';

/**
 * The routes, with one whose code can not be fetched made of that failure, for its error boundary to explain. A lazy
 * route that rejects while the app starts would leave the router waiting for it for ever, with nothing on the page.
 */
export function renderChunkErrors(routes: readonly RouteObject[]): RouteObject[] {
  return routes.map((route) => {
    const { lazy } = route;
    const surviving = typeof lazy === 'function' ? { lazy: () => lazy().catch(asComponent) } : {};
    if (route.index) return { ...route, ...surviving };
    return { ...route, ...surviving, children: route.children && renderChunkErrors(route.children) };
  });
}

function asComponent(error: unknown) {
  return {
    Component: () => {
      throw error;
    },
  };
}
