import { afterTask } from './afterTask';

/**
 * Records what the user types into text fields before hydration, which resets fields to their initial values. Returns a
 * function that stops recording and types the texts again; call it when React has hydrated the page.
 */
export function recordTypedText(page: Document): () => void {
  const texts = new Map<HTMLInputElement, string>();

  function onInput({ target }: Event) {
    if (target instanceof HTMLInputElement) texts.set(target, target.value);
  }

  page.addEventListener('input', onInput);
  return () => {
    page.removeEventListener('input', onInput);
    // Waits until the forms have set the initial values of their fields.
    afterTask(() => {
      for (const [field, text] of texts) {
        if (!field.isConnected || field.value === text) continue;
        // React overrides the setter of its fields, and would take a text set through it for its own.
        Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
        field.dispatchEvent(new Event('input', { bubbles: true }));
      }
    });
  };
}
