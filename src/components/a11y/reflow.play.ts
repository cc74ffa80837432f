import { expect } from 'storybook/test';

/** Storybook globals that show a story at the width of a phone. */
export const phoneGlobals = { viewport: { value: 'w360' } };

/** Storybook globals that show a story on a phone with large text. */
export const largeText = { ...phoneGlobals, textSize: '200' };

/** Returns a `beforeEach` function that sets the text size of the page. Its cleanup function restores the text size. */
export const withTextSize = (percent: 200 | 400) => () => {
  document.documentElement.style.fontSize = `${percent}%`;
  return () => {
    document.documentElement.style.fontSize = '';
  };
};

/** Expects that the page does not scroll horizontally. */
export const expectNoPageOverflow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

/** Returns a play function that runs `play` and then expects that the page does not scroll horizontally. */
export const expectNoOverflowAfter =
  <Context>(play: (context: Context) => Promise<void> | void) =>
  async (context: Context) => {
    await play(context);
    await expectNoPageOverflow();
  };

/** Returns the number of lines into which the text of an element wraps. */
export function countLines(element: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}
