import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CodeListFileCard } from './CodeListFileCard';

/** Use for codes from a CSV, text or Excel file. For typed codes, use CodeListField. */
const meta = {
  title: 'Components/Printing/CodeListFileCard',
  component: CodeListFileCard,
  args: { onChooseFile: fn() },
} satisfies Meta<typeof CodeListFileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const codeListFile = { name: 'tags-2026-06.csv', rows: [] };

export const AcceptsAFile: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('Add your list')).toBeVisible();
    const csvFile = new File(['A1'], 'tags.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('Upload a file'), csvFile);
    await expect(args.onChooseFile).toHaveBeenCalledWith(csvFile);
  },
};

export const LongName: Story = {
  tags: ['state'],
  args: { file: { ...codeListFile, name: `${'long-name-'.repeat(12)}.csv` } },
};

export const Rejected: Story = {
  tags: ['state'],
  args: { file: codeListFile, rejectedFile: { name: 'tags.xls', error: { reason: 'other-spreadsheet' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^tags\.xls ?We can't read this kind of spreadsheet\. Save it as \.xlsx or CSV and upload that\.$/,
    );
    await expect(canvas.getByText('tags-2026-06.csv')).toBeVisible();
  },
};

export const HiddenRows: Story = {
  tags: ['state'],
  args: { file: { ...codeListFile, hiddenRowCount: 3 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^3 hidden rows are left out\./)).toBeVisible();
  },
};

export const TooManyLines: Story = {
  tags: ['state'],
  args: { file: { ...codeListFile, lastReadLine: 10_001 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This file has more than 10,001 lines\. We use the first 10,001\./)).toBeVisible();
  },
};
