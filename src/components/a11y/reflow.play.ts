import { expect } from 'storybook/test';

/** Sets the text size of the page; for `beforeEach` of a story. */
export const withTextSize = (percent: 200 | 400) => () => {
  document.documentElement.style.fontSize = `${percent}%`;
  return () => {
    document.documentElement.style.fontSize = '';
  };
};

export const expectNoPageOverflow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

/** Number of lines that the text of an element takes. */
export function lineCount(element: HTMLElement): number {
  const range = document.createRange();
  range.selectNodeContents(element);
  return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
}
