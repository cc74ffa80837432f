import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { ErrorPage } from '~/components/feedback/ErrorPage/ErrorPage';
import { paths } from '~/domain/paths';

import { reloadOnce } from './reloadOnce';

/** Error page of a route, shown when the page could not be loaded or threw while rendering. */
export function RouteErrorPage() {
  const error = useRouteError();
  // Computed as initial state, so that `reloadOnce` runs when the error page appears and not on each render.
  const [isReloading] = useState(() => isChunkLoadError(error) && navigator.onLine && reloadOnce(window));
  useEffect(() => {
    if (!isReloading) console.error('A page failed:', error);
  }, [error, isReloading]);
  if (isReloading) return null;
  const isNotFound = isRouteErrorResponse(error) && error.status === 404;
  return (
    <ErrorPage
      title={isNotFound ? "This page doesn't exist" : "We couldn't show this page"}
      text="Reload the page or go to the home page. Everything you saved is still here."
    >
      <Button variant="contained" onClick={() => window.location.reload()}>
        Reload
      </Button>
      <Button variant="outlined" href={paths.site.home()}>
        Go to the home page
      </Button>
    </ErrorPage>
  );
}

/** True if a chunk could not be loaded, as happens when a new version was deployed while the page was open. */
function isChunkLoadError(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|importing a module script failed/i.test(error.message)
  );
}
