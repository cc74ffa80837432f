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
    // Clicks inside the panel leave it open, except on a link: the app keeps the panel in the DOM when it navigates.
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
