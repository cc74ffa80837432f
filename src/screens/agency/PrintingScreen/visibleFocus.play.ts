import type { StoryContext } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { describeTopmostElement } from './PrintingScreen.play';

type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Waits until nothing covers an element: on phones, the preview shrinks a moment after the page has scrolled. */
const expectUncovered = (element: Element) => waitFor(() => expect(describeTopmostElement(element)).toBe('itself'));

/**
 * Expects that nothing covers the focused control while the user tabs through the settings of the QR code and back, and
 * when the field 'Quantity' has the focus. `focus()` focuses this field, since the simulated Tab key does not get past
 * the collapsed groups in between.
 */
export async function expectFocusVisibleWhileTabbing({ canvas, userEvent }: PlayContext) {
  const quantityField = canvas.getByRole('textbox', { name: 'Quantity' });
  const firstField = canvas.getByRole('textbox', { name: 'Size' });
  const lastField = canvas.getByRole('switch', { name: 'Number label' });
  for (const [startField, endField, isBackwards] of [
    [firstField, lastField, false],
    [lastField, firstField, true],
  ] as const) {
    startField.focus();
    for (let tabCount = 0; document.activeElement !== endField && tabCount < 30; tabCount += 1) {
      await expectUncovered(document.activeElement ?? document.body);
      await userEvent.tab({ shift: isBackwards });
    }
    await expect(endField).toHaveFocus();
    await expectUncovered(endField);
  }
  quantityField.focus();
  await expectUncovered(quantityField);
}

/** Opens the settings of the QR code. Expects that nothing covers the focused control while tabbing through them. */
export const expectFocusVisibleInGroup = async ({ canvas, userEvent }: PlayContext) => {
  await userEvent.click(canvas.getByRole('heading', { name: 'QR code' }));
  await expectFocusVisibleWhileTabbing({ canvas, userEvent });
};
