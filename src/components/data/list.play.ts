import { expect, screen, userEvent, waitFor, within } from 'storybook/test';
import type { queries } from 'storybook/test';

type Canvas = ReturnType<typeof within<typeof queries>>;

const getTexts = (elements: readonly HTMLElement[]) => elements.map(({ textContent }) => textContent);

/** Joins the texts of elements into one string, which is easy to compare: 'Name | Email | Phone'. */
const joinTexts = (elements: readonly HTMLElement[]) => getTexts(elements).join(' | ');

export const readColumnHeaders = (canvas: Canvas) => joinTexts(canvas.getAllByRole('columnheader'));

/**
 * Expects at least 12 px between the sort icon of each header and the next header. The icon has an empty edge of 2 px,
 * which counts as a part of this space.
 */
export async function expectSpaceBetweenHeaders(canvas: Canvas) {
  const boxes = canvas.getAllByRole('columnheader').map((header) => {
    const range = document.createRange();
    range.selectNodeContents(header);
    const { left, right } = range.getBoundingClientRect();
    const [icon] = header.getElementsByTagName('svg');
    return { left, right: Math.max(right, icon?.getBoundingClientRect().right ?? 0) };
  });
  for (const [index, { left }] of boxes.slice(1).entries())
    await expect(left - (boxes[index]?.right ?? 0)).toBeGreaterThanOrEqual(10);
}

/** Returns the texts of the first cells of all rows. */
export const readRowNames = (canvas: Canvas) => getTexts(canvas.getAllByRole('rowheader'));

/** Returns the cells of the row called `name` as one string, without the name, the checkbox and the buttons. */
export function readCells(canvas: Canvas, name: string) {
  const row = canvas.getAllByRole('row').find((candidate) => within(candidate).queryByRole('rowheader', { name }));
  if (!row) throw new Error(`There is no row named ${name}.`);
  const hasControl = (cell: HTMLElement) =>
    within(cell).queryAllByRole('button').length + within(cell).queryAllByRole('checkbox').length > 0;
  const cells = within(row).getAllByRole('cell');
  return joinTexts(cells.filter((cell) => !hasControl(cell)));
}

/** Returns the text of the first card of a list on mobile. `label` is the accessible name of the list. */
export const readFirstCardText = (canvas: Canvas, label: string) =>
  within(canvas.getByRole('list', { name: label })).getAllByRole('listitem')[0]?.textContent;

const waitForClosedMenu = () => waitFor(() => expect(screen.queryByRole('listbox')).not.toBeInTheDocument());

/** Returns the option labels of the select called `label`. */
export async function readOptions(canvas: Canvas, label: string) {
  await userEvent.click(canvas.getByRole('combobox', { name: label }));
  const options = getTexts(await screen.findAllByRole('option'));
  await userEvent.keyboard('{Escape}');
  await waitForClosedMenu();
  return options;
}

export async function selectOption(canvas: Canvas, label: string, option: string) {
  await userEvent.click(canvas.getByRole('combobox', { name: label }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
  await waitForClosedMenu();
}

/** Returns the option labels of the segmented control called `label`. */
export const readRadioLabels = (canvas: Canvas, label: string) =>
  getTexts(
    within(canvas.getByRole('radiogroup', { name: label }))
      .getAllByRole('radio')
      .map((radio) => radio.closest('label') ?? radio),
  );

export const selectRadio = (canvas: Canvas, option: string) =>
  userEvent.click(canvas.getByRole('radio', { name: option }));

type EmptyMessage = { searchLabel: string; message: string; rowCount: number };

/**
 * Searches for a word that no row contains, expects `message`, and clears the search. `rowCount` is the number of rows
 * without a search.
 */
export async function expectEmptyMessage(canvas: Canvas, { searchLabel, message, rowCount }: EmptyMessage) {
  await userEvent.type(canvas.getByRole('searchbox', { name: searchLabel }), 'zebra');
  await expect(await canvas.findByText(message)).toBeVisible();
  await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
  await expect(await canvas.findAllByRole('rowheader')).toHaveLength(rowCount);
}

/**
 * Calls `expectEmptyMessage`. Then expects that the button that adds a row calls `onAdd`, and that the button that
 * removes the row `id` calls `onDelete`.
 */
export async function expectListActions(
  canvas: Canvas,
  { onAdd, onDelete }: { onAdd: unknown; onDelete: unknown },
  {
    addButtonName,
    removeButtonName,
    id,
    ...emptyMessage
  }: { addButtonName: string; removeButtonName: string; id: string } & EmptyMessage,
) {
  await expectEmptyMessage(canvas, emptyMessage);
  await userEvent.click(canvas.getByRole('button', { name: addButtonName }));
  await expect(onAdd).toHaveBeenCalledOnce();
  await userEvent.click(canvas.getByRole('button', { name: removeButtonName }));
  await expect(onDelete).toHaveBeenCalledWith(expect.objectContaining({ id }));
}

/**
 * Returns the fields in the details of the open row, as 'Email: mira@example.com'. `title` is the title of the details.
 */
export async function readDetailFields(title: string) {
  const panel = within(await screen.findByRole('dialog', { name: title }));
  const values = getTexts(panel.getAllByRole('definition'));
  return getTexts(panel.getAllByRole('term')).map((label, index) => `${label}: ${values[index]}`);
}
