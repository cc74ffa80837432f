/**
 * Loads the document again when Back or Forward leads to another page before hydration. After a reload, the history
 * entries of the app share one document, which has the markup of the reloaded page only. Returns a function that stops
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
