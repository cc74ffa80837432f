import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CodeFileCard } from './CodeFileCard';

const meta = {
  title: 'Components/Printing/CodeFileCard',
  component: CodeFileCard,
  args: { onFile: fn() },
} satisfies Meta<typeof CodeFileCard>;

export default meta;
type Story = StoryObj<typeof meta>;

const file = { name: 'tags-2026-06.csv', rows: [] };

export const TakesAFile: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('No file yet')).toBeVisible();
    const chosen = new File(['A1'], 'tags.csv', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('Choose a file'), chosen);
    await expect(args.onFile).toHaveBeenCalledWith(chosen);
  },
};

export const Chosen: Story = { args: { file: { ...file, name: `${'long-name-'.repeat(12)}.csv` } } };

export const Refused: Story = {
  args: { file, refusal: { name: 'tags.xlsx', message: 'This is a file of a spreadsheet program.' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent(
      /^tags\.xlsx ?This is a file of a spreadsheet program\.$/,
    );
    await expect(canvas.getByText('tags-2026-06.csv')).toBeVisible();
  },
};

export const CutShort: Story = {
  args: { file: { ...file, cutAfter: 10_001 } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/^This file has more than 10,001 lines, and the first 10,001 are used\./),
    ).toBeVisible();
  },
};
