import Button from '@mui/material/Button';
import { useEffect, useState } from 'react';

import { ErrorPage } from '~/components/feedback/ErrorPage/ErrorPage';
import { useDelayed } from '~/components/feedback/useDelayed';
import { paths } from '~/domain/paths';

import { canReload } from './canReload';
import { focusHeading } from './focusHeading';
import { reloadOnce } from './reloadOnce';

export type PageErrorFallbackProps = { error: unknown; isNotFound?: boolean };

/** Shown instead of a page that failed. If a chunk failed to load, first reloads the page once, see `canReload`. */
export function PageErrorFallback({ error, isNotFound = false }: PageErrorFallbackProps) {
  const [isReloading, setIsReloading] = useState(() => isChunkLoadError(error) && navigator.onLine);
  const isSlow = useDelayed(isReloading);
  useEffect(() => {
    if (!isReloading) console.error('A page failed:', error);
  }, [error, isReloading]);
  useEffect(() => {
    if (isReloading) void canReload(window).then((isPossible) => setIsReloading(isPossible && reloadOnce(window)));
    else focusHeading();
  }, [isReloading]);
  if (isReloading && !isSlow) return null;
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
    error instanceof TypeError &&
    /dynamically imported module|importing a module script failed|not a valid JavaScript MIME type/i.test(error.message)
  );
}
