import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';

import { noEntries } from '~/domain/printing/codes/tagSource';

import { TagsStage } from './PrintingScreen.stage';

const meta = {
  title: 'Screens/Agency/Printing/Pasted tags',
  component: TagsStage,
  parameters: { layout: 'fullscreen', acceptance: ['PRN-11'] },
  args: { entries: { ...noEntries, source: 'list' }, onDrop: fn(), onFile: fn(), onPrint: fn() },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;
type Tools = Pick<Parameters<NonNullable<Story['play']>>[0], 'canvas' | 'userEvent'>;

/** Puts `text` in the place of what is there; answers with the settings, among which a search is short. */
async function paste({ canvas, userEvent }: Tools, text: string) {
  await userEvent.click(canvas.getByRole('button', { name: 'Change tags' }));
  const settings = within(canvas.getByRole('region', { name: 'Settings' }));
  const field = settings.getByRole('textbox', { name: 'Codes' });
  await userEvent.tripleClick(field);
  await userEvent.clear(field);
  await userEvent.click(field);
  await userEvent.paste(text);
  return settings;
}

const cells = 'code\tname\nA1\tbob\nB2\tcar';

export const TakesOneColumnOfPastedCells: Story = {
  play: async (tools) => {
    const { canvas, step, userEvent } = tools;
    const settings = await paste(tools, cells);
    await step('neither heading nor names are printed, and it is said', async () => {
      await expect(await canvas.findByText('2 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
      await expect(await canvas.findByText('1 of 2 · A1')).toBeVisible();
      await expect(settings.getByRole('radio', { name: 'A table' })).toBeChecked();
      await expect(
        settings.getByText('Read as a table of 2 columns. The codes are taken from one of them.'),
      ).toBeVisible();
      await expect(settings.getByRole('switch', { name: 'First line is a header' })).toBeChecked();
      await expect(settings.getByRole('combobox', { name: 'Column' })).toHaveTextContent('code, such as A1');
    });
    await step('another column is taken by choice', async () => {
      await userEvent.click(settings.getByRole('combobox', { name: 'Column' }));
      await userEvent.click(await screen.findByRole('option', { name: 'name, such as bob' }));
      await expect(await canvas.findByText('1 of 2 · BOB')).toBeVisible();
    });
    await step('and every cell where that is wanted', async () => {
      await userEvent.click(settings.getByRole('radio', { name: 'Codes only' }));
      await expect(await canvas.findByText('6 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
      await expect(settings.getByText('Every cell is taken for a code.')).toBeVisible();
      await expect(settings.queryByRole('combobox', { name: 'Column' })).not.toBeInTheDocument();
    });
    await step('what was said counts no more for another text', async () => {
      await paste(tools, 'name;code\nbob;C3\ncar;D4\ndan;E5');
      await expect(await canvas.findByText('1 of 3 · C3')).toBeVisible();
    });
  },
};

export const ReadsCodesOfSeveralLinesAsAList: Story = {
  play: async (tools) => {
    const { canvas, step, userEvent } = tools;
    const settings = await paste(tools, 'A1, B2\nC3, D4');
    await step('each is a code', async () => {
      await expect(await canvas.findByText('4 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
      await expect(settings.getByRole('radio', { name: 'Codes only' })).toBeChecked();
    });
    await step('unless it is said to be a table', async () => {
      await userEvent.click(settings.getByRole('radio', { name: 'A table' }));
      await expect(await canvas.findByText('2 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
      await expect(settings.getByRole('combobox', { name: 'Column' })).toHaveTextContent('Column 1, such as A1');
    });
  },
};

export const LeavesOutTheHeadingOfAColumn: Story = {
  play: async (tools) => {
    const { canvas, step, userEvent } = tools;
    const settings = await paste(tools, 'code\nA1\nB2');
    const header = await settings.findByRole('switch', { name: 'First line is a header' });
    await step('by itself', async () => {
      await expect(header).toBeChecked();
      await expect(await canvas.findByText('1 of 2 · A1')).toBeVisible();
    });
    await step('unless it is said to be a code', async () => {
      await userEvent.click(header);
      await expect(await canvas.findByText('1 of 3 · CODE')).toBeVisible();
      await expect(settings.queryByRole('radiogroup', { name: 'Pasted text is' })).not.toBeInTheDocument();
    });
  },
};

export const AsksForTheColumnWhereNoneHasCodes: Story = {
  play: async (tools) => {
    const { canvas } = tools;
    const settings = await paste(tools, 'bob\tDubai\ncar\tAjman');
    await expect(await canvas.findByText('Choose the column with the codes')).toBeVisible();
    await expect(settings.getByRole('combobox', { name: 'Column' })).toHaveTextContent('Choose a column');
    await expect(canvas.getByRole('button', { name: 'Print Design' })).toBeDisabled();
  },
};

const opened: Story['play'] = async (tools) => {
  const settings = await paste(tools, cells);
  await expect(await settings.findByRole('radio', { name: 'A table' })).toBeChecked();
  await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } }, play: opened };

export const Dark: Story = { globals: { theme: 'dark' }, play: opened };
