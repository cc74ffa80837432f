/**
 * Remembers the last click on a prerendered `data-replay` button, which does nothing before hydration. Returns a
 * function that stops listening and repeats that click, to be called when React has hydrated the page.
 */
export function replayLastClick(page: Document): () => void {
  let clicked: HTMLElement | undefined;

  function onClick({ target }: Event) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-replay]') : null;
    if (button) clicked = button;
  }

  page.addEventListener('click', onClick);
  return () => {
    page.removeEventListener('click', onClick);
    const button = clicked;
    clicked = undefined;
    // In a task of its own, as the click handler needs the field values that hydration puts into state.
    setTimeout(() => {
      if (button?.isConnected) button.click();
    });
  };
}
