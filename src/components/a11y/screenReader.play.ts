import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, waitFor } from 'storybook/test';

/**
 * `beforeEach` function of a story. Starts a virtual screen reader, which speaks the focused control and changes in live
 * regions of the whole page.
 */
export async function startScreenReader() {
  const { body } = document;
  // The reader patches the form fields of a document. Storybook's `userEvent` could then no longer type into them, so
  // the reader gets the document of an empty iframe to patch.
  const frame = body.appendChild(document.createElement('iframe'));
  Object.defineProperty(body, 'ownerDocument', { value: frame.contentDocument, configurable: true });
  await virtual.start({ container: body });
  Reflect.deleteProperty(body, 'ownerDocument');
  frame.remove();
  // The reader calls `getElementById` on the root of an element, and throws if the element was removed from the
  // document.
  Object.assign(Element.prototype, { getElementById: () => null });
  return async () => {
    await virtual.stop();
    Reflect.deleteProperty(Element.prototype, 'getElementById');
  };
}

/**
 * Runs `action`, and waits until the screen reader has spoken `phrases`, in any order. A phrase from a live region begins
 * with 'polite' or 'assertive'.
 */
export async function expectSpoken(action: () => Promise<unknown>, phrases: readonly string[]) {
  await virtual.clearSpokenPhraseLog();
  await action();
  await waitFor(async () => expect(await virtual.spokenPhraseLog()).toEqual(expect.arrayContaining([...phrases])));
}
