import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { PageErrorFallback } from './PageErrorFallback';

/** Error page of a route, shown inside its layout when the page could not be loaded or threw while rendering. */
export function RouteErrorPage() {
  const error = useRouteError();
  return <PageErrorFallback error={error} isNotFound={isRouteErrorResponse(error) && error.status === 404} />;
}

/** Error page in a `main` element, for routes whose layout has no such element. */
export function StandaloneErrorPage() {
  return (
    <main>
      <RouteErrorPage />
    </main>
  );
}
