/**
 * Keeps a choice in the address, so that Back, a reload and a link bring it back: `data-hash` of a radio button is the
 * hash that stands for it. Goes on once React has come, for it touches nothing that React looks after. Returns what
 * takes it away again.
 */
export function installAddressedChoices(page: Window): () => void {
  const { document, history, location } = page;

  function choose() {
    for (const input of document.querySelectorAll<HTMLInputElement>('input[data-hash]'))
      if (input.dataset.hash === location.hash) input.checked = true;
  }

  function onChange({ target }: Event) {
    if (target instanceof HTMLInputElement && target.dataset.hash && target.checked)
      history.replaceState(history.state, '', target.dataset.hash);
  }

  choose();
  document.addEventListener('change', onChange);
  page.addEventListener('hashchange', choose);
  return () => {
    document.removeEventListener('change', onChange);
    page.removeEventListener('hashchange', choose);
  };
}
