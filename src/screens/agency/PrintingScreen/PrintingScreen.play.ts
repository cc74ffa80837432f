import type { StoryContext } from '@storybook/react-vite';
import { within } from 'storybook/test';

type PlayContext = Pick<StoryContext, 'canvas' | 'userEvent'>;

/** Replaces the text of the field `name`, and moves the focus out of the field. Returns the field. */
export async function fillField({ canvas, userEvent }: PlayContext, name: string, text: string) {
  const field = await canvas.findByRole('textbox', { name });
  await userEvent.clear(field);
  await userEvent.type(field, text);
  await userEvent.tab();
  return field;
}

/** Returns the header of the settings group `name`, which shows a summary of the settings. */
export const getGroupHeader = (canvas: PlayContext['canvas'], name: string) =>
  canvas.getByRole('heading', { name }).closest('summary');

/** Returns the values of the QR code's fields: its size in mm, and its position from left and top in per cent. */
export const readQrPlacement = (canvas: PlayContext['canvas']) =>
  ['Size', 'From left', 'From top'].map((name) => canvas.getByRole<HTMLInputElement>('textbox', { name }).value);

/**
 * Opens the settings group 'Tags' by a click. Call it only while the group is closed, since the click would close an
 * open group. Returns Testing Library queries for the region 'Settings', which are faster than those for the canvas.
 */
export async function openTagSettings({ canvas, userEvent }: PlayContext) {
  const settingsRegion = within(canvas.getByRole('region', { name: 'Settings' }));
  const changeButton = canvas.queryByRole('button', { name: 'Change tags' });
  const opensPicker = changeButton?.ariaHasPopup === 'dialog';
  const heading = settingsRegion.getByRole('heading', { name: 'Tags' });
  await userEvent.click(changeButton && !opensPicker ? changeButton : heading);
  return settingsRegion;
}

/** Replaces the text of the field 'Codes' by `text`. Returns queries for the region 'Settings'. */
export async function pasteCodes(context: PlayContext, text: string) {
  const settingsRegion = await openTagSettings(context);
  const field = settingsRegion.getByRole('textbox', { name: 'Codes' });
  await context.userEvent.clear(field);
  await context.userEvent.click(field);
  await context.userEvent.paste(text);
  return settingsRegion;
}

/**
 * Describes the topmost element at the centre of `element`: 'itself' if nothing covers `element`, otherwise a text that
 * says which element covers it.
 */
export function describeTopmostElement(element: Element): string {
  const { left, top, width, height } = element.getBoundingClientRect();
  const topmostElement = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!topmostElement) return `${element.outerHTML.slice(0, 80)} is outside the window`;
  if (element.contains(topmostElement) || topmostElement.contains(element)) return 'itself';
  return `${element.outerHTML.slice(0, 80)} is under ${topmostElement.outerHTML.slice(0, 80)}`;
}
