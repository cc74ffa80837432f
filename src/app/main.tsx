import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';

import { App } from './App';
import { keepTypedEmail } from './boot/keepTypedEmail';
import { showLoadError } from './boot/showLoadError';
import { worksWithoutApp } from './boot/worksWithoutApp';
import { createEmotionCache } from './emotionCache';
import { moveBodyStyles } from './page/moveBodyStyles';
import { prefetchLinks } from './page/prefetchLinks';
import { loadMatchedRoutes } from './routing/loadMatchedRoutes';
import { routes } from './routing/routes';
import { renderChunkErrors } from './routing/renderChunkErrors';
import { syncSessionWithOtherTabs, restoreSession, sessionStore } from './store/session';

/**
 * Restores the stored session, then starts the app in `root`. Hydrates a prerendered page, and then calls `onHydrated`.
 * If a chunk of a page that works without the app fails to load, rejects and leaves the page as it is.
 */
export async function startApp(root: HTMLElement, onHydrated?: () => void): Promise<void> {
  await restoreSession(sessionStore);
  syncSessionWithOtherTabs(sessionStore, window);
  // A failed prefetch is ignored: opening the page loads it again, and shows the error if that fails too.
  prefetchLinks(document, (pathname) => void loadMatchedRoutes(routes, { pathname }).catch(() => undefined));
  const isPrerendered = root.hasAttribute('data-prerendered');
  // If a chunk fails to load here, the router loads it again, and shows the error page if that fails too. A prerendered
  // page that works without the app stays as it is.
  const loadedRoutes = await loadMatchedRoutes(routes, window.location).catch((error: unknown) => {
    if (worksWithoutApp(root)) throw error;
    keepTypedEmail(window);
    return undefined;
  });
  const app = (
    <App
      cache={createEmotionCache()}
      router={createBrowserRouter(renderChunkErrors(loadedRoutes ?? routes))}
      onMounted={onHydrated}
    />
  );
  // Uses a transition, in which React renders in short tasks that do not block input.
  if (isPrerendered && loadedRoutes) {
    moveBodyStyles(document);
    startTransition(() => void hydrateRoot(root, app, createErrorHandlers(root)));
  } else {
    // Removes the robots `meta` element of the document, since PageHead renders one on pages that must not be indexed.
    document.head.querySelector('meta[name="robots"]')?.remove();
    startTransition(() => createRoot(root, createErrorHandlers(root)).render(app));
  }
}

const createErrorHandlers = (root: HTMLElement) => ({
  // Called for an error that no boundary has caught. React has then removed everything from the page.
  onUncaughtError: (error: unknown) => {
    console.error('The application failed:', error);
    showLoadError(root);
  },
  onRecoverableError: (error: unknown) => console.error('The page differed from its prerendered markup:', error),
});
