import { expect } from 'storybook/test';

/** Globals of a story that is shown on a phone. */
export const onPhone = { viewport: { value: 'w360' } };

/** Globals of a story that is shown on a phone whose user prefers large text. */
export const largeText = { ...onPhone, textSize: '200' };

/** Returns a `beforeEach` function for a story. It sets the text size of the page, and restores it after the story. */
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
