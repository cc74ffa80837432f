import { virtual } from '@guidepup/virtual-screen-reader';
import { expect, waitFor } from 'storybook/test';

/**
 * Starts a virtual screen reader, which speaks the focused control, and changes in live regions anywhere on the page.
 * Use as the `beforeEach` function of a story.
 */
export async function startScreenReader() {
  const { body } = document;
  // The reader patches the form fields of the document, after which Storybook's `userEvent` could no longer type into
  // them. So the reader gets the document of an empty iframe to patch.
  const iframe = body.appendChild(document.createElement('iframe'));
  Object.defineProperty(body, 'ownerDocument', { value: iframe.contentDocument, configurable: true });
  await virtual.start({ container: body });
  Reflect.deleteProperty(body, 'ownerDocument');
  iframe.remove();
  // The reader calls `getElementById` on an element's root node. After an element was removed from the document, its
  // root is an Element, which lacks this method.
  Object.assign(Element.prototype, { getElementById: () => null });
  return async () => {
    await virtual.stop();
    Reflect.deleteProperty(Element.prototype, 'getElementById');
  };
}

/**
 * Runs `action`, and waits until the screen reader has spoken all `phrases`, in any order. A phrase that comes from a
 * live region begins with 'polite' or 'assertive'.
 */
export async function expectSpoken(action: () => Promise<unknown>, phrases: readonly string[]) {
  await virtual.clearSpokenPhraseLog();
  await action();
  await waitFor(async () => expect(await virtual.spokenPhraseLog()).toEqual(expect.arrayContaining([...phrases])));
}
