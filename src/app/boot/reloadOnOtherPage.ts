/**
 * Reloads the document when Back or Forward changes the path before hydration. After a reload, going to a history entry
 * that the app has pushed only changes the URL, so the prerendered markup would be that of another page. Returns a
 * function that removes the listener.
 */
export function reloadOnOtherPage(page: Window): () => void {
  const { pathname } = page.location;
  const reloadIfPathChanged = () => {
    if (page.location.pathname !== pathname) page.location.reload();
  };
  page.addEventListener('popstate', reloadIfPathChanged);
  return () => page.removeEventListener('popstate', reloadIfPathChanged);
}
