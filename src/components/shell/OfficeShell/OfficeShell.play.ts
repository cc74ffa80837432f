import type { StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

type Canvas = Parameters<NonNullable<StoryObj['play']>>[0]['canvas'];

export const getBox = (element: HTMLElement) => element.getBoundingClientRect();

/** Returns the link with the label `name` in the navigation with the label `area`. */
export const getNavLink = (canvas: Canvas, area: string, name: string) =>
  within(canvas.getByRole('navigation', { name: area })).getByRole('link', { name });

/** Expects the navigation for windows 360 to 767 px wide: a bar at the bottom. Returns the bar's rectangle. */
export async function expectBottomBar(canvas: Canvas, area: string) {
  const barBox = getBox(canvas.getByRole('navigation', { name: area }));
  await expect([barBox.left, barBox.right, barBox.bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
  await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  return barBox;
}

/** Expects the navigation for windows 768 to 1023 px wide: a column of icons. */
export async function expectRail(canvas: Canvas, area: string, names: readonly string[]) {
  await expect(getBox(canvas.getByRole('navigation', { name: area })).width).toBe(72);
  await expect(getBox(canvas.getByRole('main')).left).toBe(72);
  for (const name of names) {
    const { width, height } = getBox(getNavLink(canvas, area, name));
    await expect([width, height]).toEqual([52, 48]);
  }
}

/** Expects the navigation for windows from 1024 px on: a column of icons and labels, with each label on one line. */
export async function expectFullNav(canvas: Canvas, area: string, names: readonly string[]) {
  await expect(getBox(canvas.getByRole('navigation', { name: area })).width).toBe(216);
  await expect(getBox(canvas.getByRole('main')).left).toBe(216);
  for (const name of names) {
    const link = getNavLink(canvas, area, name);
    const labelBox = getBox(within(link).getByText(name));
    await expect(labelBox.right).toBeLessThanOrEqual(getBox(link).right - 8);
    await expect(labelBox.height).toBe(20);
  }
}
