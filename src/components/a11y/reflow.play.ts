import { expect } from 'storybook/test';

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

/** Returns the number of lines into which the text of an element wraps. */
export function lineCount(element: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}
