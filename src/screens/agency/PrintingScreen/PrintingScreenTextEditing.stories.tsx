import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, mocked, waitFor, within } from 'storybook/test';

import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import { createListEntries } from './tags/tags.sample';
import { openTextSettings } from './textLines/textLines.play';
import { ownerList, createStateWithLines } from './textLines/textLines.sample';

const meta = {
  title: 'Screens/Agency/Printing/Text editing',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InsertsAPlaceholderAtTheCursor: Story = {
  args: { initialState: { ...createStateWithLines({ text: 'Dear !' }), tags: ownerList } },
  play: async ({ args, canvas, canvasElement, userEvent }) => {
    const settingsRegion = await openTextSettings({ canvas, userEvent });
    const field = settingsRegion.getByRole<HTMLInputElement>('textbox', { name: 'Text' });
    await userEvent.click(field);
    field.setSelectionRange(5, 5);
    await userEvent.click(settingsRegion.getByRole('button', { name: 'Insert' }));
    const menu = await within(canvasElement.ownerDocument.body).findByRole('menu', { name: 'Insert' });
    await userEvent.click(within(menu).getByRole('menuitem', { name: 'Owner' }));
    await expect(field).toHaveValue('Dear {Owner}!');
    await waitFor(() => expect(field).toHaveFocus());
    await userEvent.type(settingsRegion.getByRole('textbox', { name: 'If a cell is empty, print' }), 'finder');
    await userEvent.click(canvas.getByRole('button', { name: 'Print Design' }));
    const job = await mocked(args.print).mock.calls[0]?.[0]();
    const texts = job?.pages[0]?.stickers.map(({ sticker }) =>
      sticker.shapes.flatMap((shape) => (shape.kind === 'glyphs' ? shape.line.text : [])).join(),
    );
    await expect(texts).toEqual(['Dear Maximiliane von Hohenstein-Wittelsbach!', 'Dear finder!']);
  },
};

const tableRows = Array.from(
  { length: 20 },
  (_, row) => `AIR-${row + 1}\t${row === 17 ? 'Hohenstein-Wittelsbach' : 'Ann'}`,
);

export const ShowsTheStickerOfAProblem: Story = {
  args: {
    initialState: {
      ...createStateWithLines({ text: 'To {Owner}', shrink: false, size: 20 }),
      tags: createListEntries({ text: ['Hexacode\tOwner', ...tableRows].join('\n') }),
    },
  },
  play: async ({ canvas, step, userEvent }) => {
    const showButton = await canvas.findByRole('button', { name: 'Show sticker' });
    const imageName = 'Page 2 of 2, 4 stickers, sticker 18 highlighted';
    await step('shows the sticker on click', async () => {
      await userEvent.click(showButton);
      await expect(await canvas.findByRole('img', { name: imageName })).toBeVisible();
      await expect(canvas.getByText('18 of 20 · AIR-18')).toBeVisible();
    });
    await step('highlights no sticker on another page', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
      await expect(await canvas.findByRole('img', { name: 'Page 1 of 2, 16 stickers' })).toBeVisible();
    });
    await step('shows the sticker on focus', async () => {
      showButton.focus();
      await expect(await canvas.findByRole('img', { name: imageName })).toBeVisible();
    });
  },
};

export const MovesAndRemovesLines: Story = {
  args: {
    initialState: createStateWithLines({ text: 'First', y: 50 }, { text: 'Second', y: 60 }, { text: 'Third', y: 70 }),
  },
  play: async ({ canvas, userEvent }) => {
    const settingsRegion = await openTextSettings({ canvas, userEvent });
    const readLineNames = () =>
      settingsRegion
        .getAllByRole('radio', { name: /^\d (First|Second|Third)$/ })
        .map((radio) => radio.closest('label')?.textContent);
    await userEvent.click(settingsRegion.getByRole('radio', { name: '3 Third' }));
    const upButton = settingsRegion.getByRole('button', { name: 'Move up' });
    upButton.focus();
    await userEvent.keyboard('{Enter}{Enter}{Enter}');
    await expect(upButton).toHaveFocus();
    await expect(readLineNames()).toEqual(['1 Third', '2 First', '3 Second']);
    await userEvent.click(settingsRegion.getByRole('button', { name: 'Remove' }));
    await expect(readLineNames()).toEqual(['1 First', '2 Second']);
    await expect(settingsRegion.getByRole('button', { name: 'Add text' })).toHaveFocus();
    await expect(settingsRegion.getByText('2 lines')).toBeVisible();
  },
};

export const SelectsTheLineThatIsFocusedInTheCloseUp: Story = {
  args: { initialState: createStateWithLines({ text: 'First', y: 50 }, { text: 'Second', y: 60 }) },
  play: async ({ canvas, userEvent }) => {
    const settingsRegion = await openTextSettings({ canvas, userEvent });
    const secondLine = canvas.getByRole('application', { name: /^Text line 2, / });
    secondLine.focus();
    await waitFor(() => expect(settingsRegion.getByRole('textbox', { name: 'Text' })).toHaveValue('Second'));
    await userEvent.keyboard('{ArrowRight}{Shift>}{ArrowUp}{/Shift}');
    await expect(secondLine).toHaveAccessibleName('Text line 2, 3.5 mm from the left, 31 mm from the top');
    const textGroup = within(settingsRegion.getByRole('group', { name: 'Text' }));
    await expect(textGroup.getByRole('textbox', { name: 'From left' })).toHaveValue('7');
  },
};
