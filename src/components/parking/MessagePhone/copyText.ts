/** Copies the text of `element`; if the browser denies it, selects the text for manual copying and returns false. */
export async function copyText(element: HTMLElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(element.innerText);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    // oxlint-disable-next-line typescript/no-deprecated -- the Clipboard API needs https; this is the fallback
    return document.execCommand('copy');
  }
}
