/**
 * Keeps a group of radio buttons and the URL's hash in sync: writes the `data-hash` of the checked button to the URL,
 * and checks the button whose `data-hash` equals the URL's hash. This restores the choice on Back, on reload and from a
 * shared link, before and after hydration. Returns a function that removes the listeners.
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
