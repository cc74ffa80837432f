import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';

type Tools = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Replaces the text of a field, and moves the focus out of the field. Returns the field. */
export async function fillField({ canvas, userEvent }: Tools, name: string, text: string) {
  const field = await canvas.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
  return field;
}

/**
 * Opens the settings of the tags. Returns Testing Library queries for the region 'Settings', which are faster than
 * those for the whole canvas.
 */
export async function openTags({ canvas, userEvent }: Tools) {
  await userEvent.click(canvas.getByRole('button', { name: /^(Choose your tags|Change tags)$/ }));
  return within(canvas.getByRole('region', { name: 'Settings' }));
}

/** Pastes codes in place of the codes that were pasted before. Returns the queries of `openTags`. */
export async function pasteCodes(tools: Tools, text: string) {
  const settings = await openTags(tools);
  const field = settings.getByRole('textbox', { name: 'Codes' });
  await tools.userEvent.clear(field);
  await tools.userEvent.click(field);
  await tools.userEvent.paste(text);
  return settings;
}

/**
 * Returns 'itself' if nothing covers the centre of the element. Otherwise, returns a text that names what covers it.
 */
export function topmostAt(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const found = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!found) return `${element.outerHTML.slice(0, 80)} is outside the window`;
  if (element.contains(found) || found.contains(element)) return 'itself';
  return `${element.outerHTML.slice(0, 80)} is under ${found.outerHTML.slice(0, 80)}`;
}
