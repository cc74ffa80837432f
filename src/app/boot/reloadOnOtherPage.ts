/**
 * Reloads the document when Back or Forward leads to another page before hydration. After a reload, the history entries
 * of the app share one document, whose prerendered markup fits only the reloaded page. Returns a function that stops
 * this.
 */
export function reloadOnOtherPage(page: Window): () => void {
  const { pathname } = page.location;
  const reload = () => {
    if (page.location.pathname !== pathname) page.location.reload();
  };
  page.addEventListener('popstate', reload);
  return () => page.removeEventListener('popstate', reload);
}
