import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Replaces the value of a text field and leaves it. */
export async function fillField({ canvas, userEvent }: Tools, name: string, text: string) {
  const field = await canvas.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
  return field;
}

/** Opens the settings of the tags. Returns queries for the settings, which are faster than those of the canvas. */
export async function openTags({ canvas, userEvent }: Tools) {
  await userEvent.click(canvas.getByRole('button', { name: /^(Choose your tags|Change tags)$/ }));
  return within(canvas.getByRole('region', { name: 'Settings' }));
}

/** Replaces the pasted codes. */
export async function pasteCodes(tools: Tools, text: string) {
  const settings = await openTags(tools);
  const field = settings.getByRole('textbox', { name: 'Codes' });
  await tools.userEvent.clear(field);
  await tools.userEvent.click(field);
  await tools.userEvent.paste(text);
  return settings;
}

/** Describes what covers the centre of an element; 'itself' if nothing does. */
export function topmostAt(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!found) return `${element.outerHTML.slice(0, 80)} is outside the window`;
  if (element.contains(found) || found.contains(element)) return 'itself';
  return `${element.outerHTML.slice(0, 80)} is under ${found.outerHTML.slice(0, 80)}`;
}
