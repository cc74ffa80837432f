import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, screen, waitFor } from 'storybook/test';

import { drawQr } from '~/domain/codes/qr';
import { defaultTagSourceSettings } from '~/domain/printing/codes/tagSource';

import { fillField, openTagSettings, pasteCodes } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import { codeListFile, createListEntries } from './tags/tags.sample';

const meta = {
  title: 'Screens/Agency/Printing/Lists',
  component: PrintingStage,
  tags: ['behaviour'],
  ...printingMeta,
  args: { ...printingMeta.args, initialState: { tags: createListEntries({}) } },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PrintsPastedCodes: Story = {
  parameters: { acceptance: ['PRN-11'] },
  play: async (context) => {
    const { args, canvas, step, userEvent } = context;
    const printButton = canvas.getByRole('button', { name: 'Print Design' });
    await step('cannot print an empty list', async () => {
      await expect(canvas.getByText('Nothing to print yet')).toBeVisible();
      await expect(canvas.getAllByText('Paste codes or upload a file')[0]).toBeVisible();
      await expect(canvas.getByText('No stickers yet · 16 a page (4 × 4)')).toBeVisible();
      await expect(printButton).toBeDisabled();
    });
    await step('shows and counts the codes, without the invalid lines', async () => {
      await pasteCodes(context, '7f3a9c21\nB04D17E8\nhttps://tag.example.com/t/2C9E55A0\nB04D17E8\nÄ2');
      await expect(await canvas.findByText('3 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
      await expect(await canvas.findByText('1 of 3 · 7F3A9C21')).toBeVisible();
      await expect(canvas.getByText('List of 3, 1 each')).toBeVisible();
      await expect(canvas.getByText('3 of 5 lines can be printed')).toBeVisible();
      await expect(canvas.getByText(/“B04D17E8” is already in line 2/)).toBeVisible();
      const sheetImage = await canvas.findByRole('img', { name: 'Page 1 of 1, 3 stickers' });
      for (const code of ['7F3A9C21', 'B04D17E8', '2C9E55A0'])
        await expect(sheetImage).toContainHTML(drawQr(`https://tag.example.com/t/${code}`, 'M').path);
      await expect(printButton).toBeEnabled();
    });
    await step('prints the codes', async () => {
      await userEvent.click(printButton);
      await waitFor(() => expect(args.print).toHaveBeenCalledOnce());
      const job = await mocked(args.print).mock.calls[0]?.[0]();
      await expect(job?.pages.map(({ stickers }) => stickers.length)).toEqual([3]);
    });
  },
};

export const ReadsAPastedTable: Story = {
  play: async (context) => {
    const { canvas, step, userEvent } = context;
    const settingsRegion = await pasteCodes(context, 'code\tname\nA1\tbob\nB2\tcar');
    await step('detects header and column', async () => {
      await expect(await canvas.findByText('1 of 2 · A1')).toBeVisible();
      await expect(settingsRegion.getByRole('radio', { name: 'A table' })).toBeChecked();
      await expect(
        settingsRegion.getByText('This looks like a table with 2 columns. We use one of them.'),
      ).toBeVisible();
      await expect(settingsRegion.getByRole('switch', { name: 'First line is a header' })).toBeChecked();
      await expect(settingsRegion.getByRole('combobox', { name: 'Column' })).toHaveTextContent('code, such as A1');
    });
    await step('reads another column', async () => {
      await userEvent.click(settingsRegion.getByRole('combobox', { name: 'Column' }));
      await userEvent.click(await screen.findByRole('option', { name: 'name, such as bob' }));
      await expect(await canvas.findByText('1 of 2 · BOB')).toBeVisible();
    });
    await step('reads every cell as a code', async () => {
      await userEvent.click(settingsRegion.getByRole('radio', { name: 'Codes only' }));
      await expect(await canvas.findByText('6 stickers · 1 page A4 · 16 a page (4 × 4)')).toBeVisible();
      await expect(settingsRegion.getByText('Every cell is read as a code.')).toBeVisible();
      await expect(settingsRegion.queryByRole('combobox', { name: 'Column' })).not.toBeInTheDocument();
    });
    await step('detects header and column again for another text', async () => {
      await pasteCodes(context, 'name;code\nbob;C3\ncar;D4\ndan;E5');
      await expect(await canvas.findByText('1 of 3 · C3')).toBeVisible();
    });
  },
};

export const AsksForTheColumn: Story = {
  play: async (context) => {
    const { canvas } = context;
    const settingsRegion = await pasteCodes(context, 'bob\tDubai\ncar\tAjman');
    await expect(await canvas.findByText('Select the column with the codes')).toBeVisible();
    await expect(settingsRegion.getByRole('combobox', { name: 'Column' })).toHaveTextContent('Select a column');
    await expect(canvas.getByRole('button', { name: 'Print Design' })).toBeDisabled();
  },
};

export const KeepsTheInputOfEachSource: Story = {
  args: {
    initialState: { tags: { ...defaultTagSourceSettings, source: 'list' } },
    readCodeList: fn(() => Promise.resolve({ ok: true as const, file: codeListFile })),
  },
  play: async (context) => {
    const { canvas, userEvent } = context;
    const settingsRegion = await openTagSettings(context);
    await fillField(context, 'Codes', 'A1');
    await userEvent.click(settingsRegion.getByRole('radio', { name: 'File' }));
    await userEvent.upload(settingsRegion.getByLabelText('Upload a file'), new File([], 'x.csv', { type: 'text/csv' }));
    await expect(await canvas.findByText('120 stickers · 8 pages A4 · 16 a page (4 × 4)')).toBeVisible();
    await userEvent.click(settingsRegion.getByRole('radio', { name: 'Numbered series' }));
    await userEvent.type(await settingsRegion.findByRole('textbox', { name: 'Prefix' }), 'B');
    await userEvent.click(settingsRegion.getByRole('radio', { name: 'List or CSV' }));
    await expect(await settingsRegion.findByText(codeListFile.name)).toBeVisible();
    await userEvent.click(settingsRegion.getByRole('radio', { name: 'Pasted text' }));
    await expect(await settingsRegion.findByRole('textbox', { name: 'Codes' })).toHaveValue('A1');
    await userEvent.click(settingsRegion.getByRole('radio', { name: 'Numbered series' }));
    await expect(await settingsRegion.findByRole('textbox', { name: 'Prefix' })).toHaveValue('AB');
  },
};
