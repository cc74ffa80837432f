/**
 * Copies `text` to the clipboard; by default, the text of `element`. If the Clipboard API fails, tries the older
 * `execCommand`. If that fails too, `element` stays selected, so that the user can copy it. Returns true on success.
 */
export async function copyText(element: HTMLElement, text = element.innerText): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    getSelection()?.selectAllChildren(element);
    const setText = (event: ClipboardEvent) => {
      event.clipboardData?.setData('text/plain', text);
      event.preventDefault();
    };
    document.addEventListener('copy', setText);
    // oxlint-disable-next-line typescript/no-deprecated -- the Clipboard API needs https; this is the fallback
    const isCopied = document.execCommand('copy');
    document.removeEventListener('copy', setText);
    if (isCopied) getSelection()?.removeAllRanges();
    return isCopied;
  }
}
