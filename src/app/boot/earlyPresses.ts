/**
 * Remembers the last press of a served button that says `data-replay`, so that it is not lost: no one but the
 * application can act on it. Returns what ends that and presses the button again, once the application has rendered
 * what it found in the document.
 */
export function installEarlyPresses(document: Document): () => void {
  let pressed: HTMLElement | undefined;

  function onClick({ target }: Event) {
    const button = target instanceof Element ? target.closest<HTMLElement>('[data-replay]') : null;
    if (button) pressed = button;
  }

  document.addEventListener('click', onClick);
  return () => {
    document.removeEventListener('click', onClick);
    const again = pressed;
    pressed = undefined;
    // The document is handed over before the fields' contents have become state, which the press acts upon.
    if (again)
      setTimeout(() => {
        if (again.isConnected) again.click();
      });
  };
}
