/** Makes `popovertarget` buttons work in Safari before version 17, which has no popovers. */
export function installPopoverFallback(page: Document): void {
  let openPanel: HTMLElement | null = null;
  const closePanel = () => {
    openPanel?.style.removeProperty('display');
    openPanel = null;
  };
  page.addEventListener('click', ({ target }) => {
    if (!(target instanceof Element)) return;
    const id = target.closest('[popovertarget]')?.getAttribute('popovertarget');
    const panel = page.getElementById(id ?? '');
    // A click inside the open panel keeps it open, except on a link: a client-side navigation can leave the panel in
    // the DOM, so it would stay open on the next page.
    if (!panel && openPanel?.contains(target) && !target.closest('a[href]')) return;
    const isOpening = panel !== openPanel;
    closePanel();
    if (!panel || !isOpening) return;
    openPanel = panel;
    Object.assign(panel.style, {
      display: 'flex',
      position: 'fixed',
      inset: '0',
      margin: 'auto',
      height: 'fit-content',
      zIndex: '1300',
    });
    panel.focus();
  });
  page.addEventListener('keydown', ({ key }) => {
    if (key === 'Escape') closePanel();
  });
  page.defaultView?.addEventListener('popstate', closePanel);
}
