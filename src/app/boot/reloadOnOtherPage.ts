/**
 * Reloads the document when Back or Forward changes the path before hydration. This happens after a reload: for history
 * entries that the app has pushed, browsers change the URL only, so the prerendered markup is that of another page.
 * Returns a function that removes the listener.
 */
export function reloadOnOtherPage(page: Window): () => void {
  const { pathname } = page.location;
  const reload = () => {
    if (page.location.pathname !== pathname) page.location.reload();
  };
  page.addEventListener('popstate', reload);
  return () => page.removeEventListener('popstate', reload);
}
