import { createRoot, hydrateRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';

import { App } from './App';
import { createEmotionCache } from './emotionCache';
import { loadMatchedRoutes } from './routing/loadMatchedRoutes';
import { routes } from './routing/routes';
import { renderChunkErrors } from './routing/renderChunkErrors';
import { syncWithOtherTabs, restoreSession, session } from './store/session';

/**
 * Starts the app in `root` after restoring the stored session. A prerendered document is hydrated and `onHydrated` is
 * called afterwards; if a chunk fails to load, this rejects and the document stays as it is.
 */
export async function start(root: HTMLElement, onHydrated?: () => void): Promise<void> {
  await restoreSession(session);
  syncWithOtherTabs(session, window);
  if (!root.hasAttribute('data-prerendered')) {
    // On a failed chunk load the router shows the error page instead.
    const loaded = await loadMatchedRoutes(routes, window.location).catch(() => routes);
    const app = <App cache={createEmotionCache()} router={createBrowserRouter(renderChunkErrors(loaded))} />;
    // PageHead sets the robots tag from here on.
    document.head.querySelector('meta[name="robots"]')?.remove();
    createRoot(root, errorHandlers).render(app);
    return;
  }
  const loaded = await loadMatchedRoutes(routes, window.location);
  const app = (
    <App cache={createEmotionCache()} router={createBrowserRouter(renderChunkErrors(loaded))} onMounted={onHydrated} />
  );
  hydrateRoot(root, app, errorHandlers);
}

const errorHandlers = {
  onRecoverableError: (error: unknown) => console.error('The page differed from its prerendered markup:', error),
};
