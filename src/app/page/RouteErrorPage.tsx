import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router-dom';

import { ErrorPage } from '~/components/feedback/ErrorPage/ErrorPage';
import { paths } from '~/domain/paths';

import { reloadOnce } from './reloadOnce';

/** What stands in a page's place when it could not be drawn or fetched; the rest of the app stays usable. */
export function RouteErrorPage() {
  const error = useRouteError();
  // Decided once for as long as this stands: asking reloads.
  const [reloading] = useState(() => isMissingCode(error) && navigator.onLine && reloadOnce(window));
  useEffect(() => {
    if (!reloading) console.error('A page failed:', error);
  }, [error, reloading]);
  if (reloading) return null;
  const missing = isRouteErrorResponse(error) && error.status === 404;
  return (
    <ErrorPage
      title={missing ? 'There is no such page' : 'This page could not be shown'}
      text="Reload it. If that does not help, go back to the start; nothing that was stored is lost."
    >
      <Button variant="contained" onClick={() => window.location.reload()}>
        Reload
      </Button>
      <Button variant="outlined" href={paths.site.home()}>
        Go to the start
      </Button>
    </ErrorPage>
  );
}

/** A part of the app that the server no longer has: somebody had the page open while a new version was put up. */
function isMissingCode(error: unknown): boolean {
  return (
    error instanceof TypeError && /dynamically imported module|importing a module script failed/i.test(error.message)
  );
}
