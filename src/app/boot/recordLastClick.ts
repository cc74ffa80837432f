/**
 * Records the last click on a prerendered button with a `data-replay` attribute. These do nothing before hydration.
 * Enter in a field is a click on the submit button of its form. Returns a function that repeats the click; call it when
 * React has hydrated the page.
 */
export function recordLastClick(page: Document): () => void {
  let lastButton: HTMLElement | undefined;
  let isHydrated = false;

  function onClick({ target }: Event) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-replay]') : null;
    // React handles a click after hydration. An earlier click is not repeated then.
    if (button) lastButton = isHydrated ? undefined : button;
  }

  page.addEventListener('click', onClick);
  return () => {
    isHydrated = true;
    // Waits until the values typed before hydration are in the state, which the click handler reads.
    setTimeout(() => {
      page.removeEventListener('click', onClick);
      if (lastButton?.isConnected) lastButton.click();
    });
  };
}
