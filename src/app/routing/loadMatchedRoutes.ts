import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/**
 * Returns a copy of the routes in which the lazy ones that match `location` are loaded, so that the first render in the
 * browser equals the prerendered markup.
 */
export async function loadMatchedRoutes(
  routes: readonly RouteObject[],
  location: { pathname: string },
): Promise<RouteObject[]> {
  const matched = new Set((matchRoutes([...routes], location) ?? []).map(({ route }) => route));
  // Starts all downloads at once; the modules are cached for `resolve` below.
  await Promise.all([...matched].map(async (route) => typeof route.lazy === 'function' && (await route.lazy())));
  const resolve = async (route: RouteObject): Promise<RouteObject> => {
    if (!matched.has(route)) return route;
    const loaded = typeof route.lazy === 'function' ? await route.lazy() : {};
    if (route.index) return { ...route, ...loaded, lazy: undefined, index: true, children: undefined };
    const children = route.children && (await Promise.all(route.children.map(resolve)));
    return { ...route, ...loaded, lazy: undefined, index: false, children };
  };
  return Promise.all(routes.map(resolve));
}
