/**
 * Keeps the choice among radio buttons with a `data-hash` in the URL's hash, so that Back, a reload and a shared link
 * restore it. Works before and after hydration. Returns the cleanup.
 */
export function syncChoiceWithHash(page: Window): () => void {
  const { document, history, location } = page;

  function applyHash() {
    for (const input of document.querySelectorAll<HTMLInputElement>('input[data-hash]'))
      if (input.dataset.hash === location.hash) input.checked = true;
  }

  function onChange({ target }: Event) {
    if (target instanceof HTMLInputElement && target.dataset.hash && target.checked)
      history.replaceState(history.state, '', target.dataset.hash);
  }

  applyHash();
  document.addEventListener('change', onChange);
  page.addEventListener('hashchange', applyHash);
  return () => {
    document.removeEventListener('change', onChange);
    page.removeEventListener('hashchange', applyHash);
  };
}
