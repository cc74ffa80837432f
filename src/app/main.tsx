import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';

import { App } from './App';
import { createEmotionCache } from './emotionCache';
import { resolveMatchedRoutes } from './routing/resolveMatchedRoutes';
import { routes } from './routing/routes';
import { renderChunkErrors } from './routing/renderChunkErrors';
import { followOtherTabs, restoreSession, session } from './store/session';

/**
 * Starts the application in `root`, after the stored state has been restored. A prerendered document is taken over:
 * `onTakenOver` is called when its markup has become the application. Rejects, and leaves the document as it is, when
 * a part of the page can not be fetched.
 */
export async function start(root: HTMLElement, onTakenOver?: () => void): Promise<void> {
  await restoreSession(session);
  followOtherTabs(session, window);
  if (!root.hasAttribute('data-prerendered')) {
    // The shell says that it waits until the page is here; one that can not be had is explained by the router.
    const here = await resolveMatchedRoutes(routes, window.location).catch(() => routes);
    const app = <App cache={createEmotionCache()} router={createBrowserRouter(renderChunkErrors(here))} />;
    // What the shell said for all of its pages each page now says for itself.
    document.head.querySelector('meta[name="robots"]')?.remove();
    createRoot(root, reports).render(app);
    return;
  }
  const ready = await resolveMatchedRoutes(routes, window.location);
  const app = (
    <App cache={createEmotionCache()} router={createBrowserRouter(renderChunkErrors(ready))} onMounted={onTakenOver} />
  );
  hydrateRoot(root, app, reports);
}

const reports = {
  onRecoverableError: (error: unknown) => console.error('The page differed from its prerendered markup:', error),
};
