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
    // The clipboard is out of reach, as it is on http: the old command is the one way left.
    // eslint-disable-next-line @typescript-eslint/no-deprecated -- see the line above
    return document.execCommand('copy');
  }
}
