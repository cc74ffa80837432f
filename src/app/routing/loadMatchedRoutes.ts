import { matchRoutes } from 'react-router-dom';
import type { RouteObject } from 'react-router-dom';

/**
 * Loads the lazy routes that match `location`, so that the first render in the browser equals the prerendered markup.
 * Changes these routes in place and returns `routes`.
 */
export async function loadMatchedRoutes(
  routes: readonly RouteObject[],
  location: { pathname: string },
): Promise<readonly RouteObject[]> {
  const matches = matchRoutes([...routes], location) ?? [];
  await Promise.all(
    matches.map(async ({ route }) => {
      if (typeof route.lazy === 'function') Object.assign(route, await route.lazy(), { lazy: undefined });
    }),
  );
  return routes;
}
