/**
 * Records the last click on a prerendered button with a `data-replay` attribute, which does nothing before hydration.
 * Returns a function that stops recording and repeats the click; call it when React has hydrated the page.
 */
export function recordLastClick(page: Document): () => void {
  let lastButton: HTMLElement | undefined;

  function onClick({ target }: Event) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-replay]') : null;
    if (button) lastButton = button;
  }

  page.addEventListener('click', onClick);
  return () => {
    page.removeEventListener('click', onClick);
    const button = lastButton;
    lastButton = undefined;
    // Waits until the values typed before hydration are in the state, which the click handler reads.
    setTimeout(() => {
      if (button?.isConnected) button.click();
    });
  };
}
