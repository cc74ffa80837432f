import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';

import { openWorkbookSheet } from '~/domain/printing/codes/codeListFile';
import type { CodeListFile } from '~/domain/printing/codes/codeListFile';

import { openTagSettings } from './PrintingScreen.play';
import { PrintingStage, printingMeta } from './PrintingScreen.stage';
import { codeListFile, createListEntries } from './tags/tags.sample';

const workbook: CodeListFile = {
  name: 'stickers-2026-06.xlsx',
  rows: [],
  sheets: [
    { name: 'Windscreens', rows: codeListFile.rows, hiddenRowCount: 2 },
    { name: 'Spare', rows: [{ line: 1, cells: ['X1'] }] },
  ],
};

const meta = {
  title: 'Screens/Agency/Printing/Sheets of a workbook',
  component: PrintingStage,
  ...printingMeta,
  args: {
    ...printingMeta.args,
    initialState: { tags: createListEntries({ from: 'file', file: openWorkbookSheet(workbook, 0) ?? workbook }) },
  },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async (context) => {
    await openTagSettings(context);
  },
};

export const OpensAnotherSheet: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { canvas, userEvent } = context;
    const settingsRegion = await openTagSettings(context);
    await expect(settingsRegion.getByText('List of 120')).toBeVisible();
    await expect(settingsRegion.getByText(/^2 hidden rows are left out\./)).toBeVisible();
    await userEvent.click(settingsRegion.getByRole('combobox', { name: 'Sheet' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Spare' }));
    await expect(await canvas.findByText('1 of 1 · X1')).toBeVisible();
    await expect(settingsRegion.getByRole('combobox', { name: 'Sheet' })).toHaveTextContent('Spare');
    await expect(settingsRegion.queryByText(/hidden rows/)).not.toBeInTheDocument();
  },
};
