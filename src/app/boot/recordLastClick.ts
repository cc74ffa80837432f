/**
 * Records the last click on a prerendered button with a `data-replay` attribute, which does nothing before hydration.
 * This includes Enter in a field, which clicks the submit button of the form. Returns a function that repeats the
 * click; call it when React has hydrated the page.
 */
export function recordLastClick(page: Document): () => void {
  let lastClickedButton: HTMLElement | undefined;
  let isHydrated = false;

  function onClick({ target }: Event) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-replay]') : null;
    // React handles clicks after hydration. A recorded earlier click is then outdated.
    if (button) lastClickedButton = isHydrated ? undefined : button;
  }

  page.addEventListener('click', onClick);
  return () => {
    isHydrated = true;
    // Waits until the values typed before hydration are in the state, which the click handler reads.
    setTimeout(() => {
      page.removeEventListener('click', onClick);
      if (lastClickedButton?.isConnected) lastClickedButton.click();
    });
  };
}
