import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectNoOverflowAfter } from '~/components/a11y/reflow.play';

import { PrintingStage, printingMeta } from '../PrintingScreen.stage';
import { openReprint, openRuns } from './runs.play';
import { sampleRuns } from './runs.sample';

const meta = {
  title: 'Screens/Agency/Printing/Recent runs states',
  component: PrintingStage,
  tags: ['state'],
  ...printingMeta,
  args: { ...printingMeta.args, runs: sampleRuns },
} satisfies Meta<typeof PrintingStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const openList: NonNullable<Story['play']> = async (context) => {
  await openRuns(context);
};

export const RecentRuns: Story = {
  parameters: { modes: 'phone' },
  play: async (context) => {
    const dialog = await openRuns(context);
    const readTexts = (name: string) =>
      dialog.getByRole('heading', { level: 3, name }).parentElement?.innerText.split('\n').filter(Boolean);
    await expect(readTexts('windscreens.csv, 42 codes')).toEqual([
      'windscreens.csv, 42 codes',
      '21 Nov 2026, 14:05 · Printed',
      '42 stickers · 3 pages A4 · collar.png',
    ]);
    await expect(readTexts('Series AIR-0001 to AIR-0120')).toEqual([
      'Series AIR-0001 to AIR-0120',
      '20 Nov 2026, 09:30 · PDF',
      '240 stickers · 12 pages A4 · No design',
    ]);
    await expect(readTexts('1 tag')?.[1]).toBe('19 Nov 2026, 16:45 · PDF, marked as printed');
    await expect(readTexts('Reprint of 16 labels')).toBeDefined();
  },
};

export const RecentRunsFitAPhone: Story = {
  tags: ['!state', 'behaviour'],
  play: expectNoOverflowAfter(openList),
  globals: { viewport: { value: 'w360' } },
};
export const RecentRunsFitATablet: Story = {
  tags: ['!state', 'behaviour'],
  play: expectNoOverflowAfter(openList),
  globals: { viewport: { value: 'w768' } },
};

export const NoRuns: Story = {
  args: { runs: [] },
  play: async (context) => {
    const dialog = await openRuns(context);
    await expect(dialog.getByText(/^No runs yet\. When you print or save a PDF/)).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Remove all' })).not.toBeInTheDocument();
  },
};

export const Loading: Story = { args: { runs: [], historyOptions: { status: 'loading' } }, play: openList };

export const DamagedRuns: Story = {
  args: { runs: sampleRuns.slice(0, 1), historyOptions: { damagedCount: 2 } },
  play: async (context) => {
    const dialog = await openRuns(context);
    await expect(dialog.getByText("2 runs are damaged and can't be shown.")).toBeVisible();
    await expect(dialog.getByRole('heading', { name: 'windscreens.csv, 42 codes' })).toBeVisible();
  },
};

export const StorageBlocked: Story = {
  args: { runs: [], historyOptions: { status: 'blocked' } },
  play: async (context) => {
    const dialog = await openRuns(context);
    await expect(dialog.getByText(/^Your browser doesn't let this site store data/)).toBeVisible();
  },
};

const openLabels: NonNullable<Story['play']> = async (context) => {
  const dialog = await openReprint(context, 'windscreens.csv, 42 codes');
  await context.userEvent.click(await dialog.findByRole('radio', { name: 'Labels' }));
  await context.userEvent.click(dialog.getByRole('gridcell', { name: 'Label 5: AIR-0005' }));
  await expect(dialog.getByRole('button', { name: 'Reprint 1 label' })).toBeVisible();
};

export const ReprintOfSingleLabels: Story = { parameters: { modes: 'phone' }, play: openLabels };
export const ReprintOfSingleLabelsFitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  play: expectNoOverflowAfter(openLabels),
  globals: { viewport: { value: 'w360' } },
};

export const ReprintWithoutStoredPicture: Story = {
  play: async (context) => {
    const dialog = await openReprint(context, '1 tag');
    await expect(
      await dialog.findByText(/wasn't kept, since it has more than 5 MB or the storage was full/),
    ).toBeVisible();
  },
};

export const ReprintOfADamagedRun: Story = {
  args: { historyOptions: { damagedRunIds: ['list'] } },
  play: async (context) => {
    const dialog = await openReprint(context, 'windscreens.csv, 42 codes');
    await expect(
      await dialog.findByText("This run's codes are damaged, so it can't be used. Remove the run."),
    ).toBeVisible();
  },
};
