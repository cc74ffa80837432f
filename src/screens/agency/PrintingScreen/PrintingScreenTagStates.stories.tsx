import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { noEntries } from '~/domain/printing/codes/tagSource';
import type { CodeFile, ListEntries, TagEntries } from '~/domain/printing/codes/tagSource';

import { TagsStage } from './PrintingScreen.stage';

const meta = {
  title: 'Screens/Agency/Printing/Tags of a run',
  component: TagsStage,
  parameters: { layout: 'fullscreen', acceptance: ['PRN-11'] },
  args: { onDrop: fn(), onFile: fn(), onPrint: fn() },
  // The group is open in each.
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Choose your tags|Change tags)$/ }));
    await expect(canvas.getByRole('radiogroup', { name: 'Which tags' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const list = (entries: Partial<ListEntries>): TagEntries => ({
  ...noEntries,
  source: 'list',
  list: { ...noEntries.list, ...entries },
});

const codes = Array.from({ length: 120 }, (_, index) => `AIR-${String(index + 1).padStart(4, '0')}`);
const faulty = ['7F3A9C21', '7F3A9C21', 'B04D17E8', 'Ä', 'x'.repeat(40), '-1', 'b04d17e8', '2C9E55A0', '2C9E55A0'];
const file: CodeFile = {
  name: 'windscreen-stickers-of-the-gulf-2026-06.csv',
  rows: [['Owner', 'Hexacode'], ...codes.map((code) => ['Ann', code])].map((cells, at) => ({ line: at + 1, cells })),
};

export const Samples: Story = {};

export const PastedList: Story = { args: { entries: list({ text: codes.join('\n') }) } };

export const FaultyList: Story = { args: { entries: list({ text: faulty.join('\n') }) } };

export const EmptyList: Story = { args: { entries: list({}) } };

export const NoFile: Story = { args: { entries: list({ from: 'file' }) } };

export const File: Story = { args: { entries: list({ from: 'file', file }) } };

export const FileCutShort: Story = { args: { entries: list({ from: 'file', file: { ...file, cutAfter: 10_001 } }) } };

export const FileRefused: Story = {
  args: {
    entries: list({ from: 'file', file }),
    refusal: {
      name: 'stickers.xlsx',
      message: 'This is a file of a spreadsheet program. Save the table as CSV and choose that.',
    },
  },
};

export const FileWithoutCodes: Story = {
  args: { entries: list({ from: 'file', file: { name: 'notes.txt', rows: [{ line: 1, cells: ['ä', 'ö'] }] } }) },
};

export const Series: Story = { args: { entries: { ...noEntries, source: 'series' } } };

export const FaultySeries: Story = {
  args: { entries: { ...noEntries, source: 'series', series: { prefix: 'Ä', start: 1, count: 100, digits: 4 } } },
};

export const OnATablet: Story = { ...FaultyList, globals: { viewport: { value: 'w768' } } };

export const OnAPhone: Story = { ...FaultyList, globals: { viewport: { value: 'w360' } } };

export const FileOnAPhone: Story = { ...File, globals: { viewport: { value: 'w360' } } };

export const SeriesOnAPhone: Story = { ...FaultySeries, globals: { viewport: { value: 'w360' } } };

export const Dark: Story = { ...FaultyList, globals: { theme: 'dark' } };

export const FileInTheDark: Story = { ...FileRefused, globals: { theme: 'dark' } };
