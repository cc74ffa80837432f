/**
 * Copies the text of `element`; false when the browser does not let us, and the text is then marked, so that it can be
 * copied by hand.
 */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.innerText);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- on http there is no clipboard: the old command is the one way left
    return document.execCommand('copy');
  }
}
