import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { queries } from 'storybook/test';

import { storyDay, useSampleList } from '~/components/data/list.sample';
import type { SampleListOptions } from '~/components/data/list.sample';
import { generatedTagRules } from '~/domain/tag/generatedTag';
import type { GeneratedTag, GeneratedTagQuery } from '~/domain/tag/generatedTag';
import { manyGeneratedTags, sampleGeneratedTags } from '~/domain/tag/generatedTag.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { TagsScreen } from './TagsScreen';
import type { TagsScreenProps } from './TagsScreen';

type StageProps = Omit<TagsScreenProps, 'list'> & SampleListOptions<GeneratedTagQuery> & { tags: () => GeneratedTag[] };

function TagsStage({ tags, status, query, onRetry, onDownload, ...callbacks }: StageProps) {
  const [rows] = useState(tags);
  const list = useSampleList(generatedTagRules, rows, { status, query, onRetry, onDownload });
  return <TagsScreen list={list} {...callbacks} />;
}

const meta = {
  title: 'Screens/Admin/Generated tags/List',
  component: TagsStage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-AiroTags">{Story()}</AdminStage>],
  args: {
    tags: () => sampleGeneratedTags(storyDay),
    status: 'ready',
    query: {},
    onAdd: fn(),
    onDelete: fn(),
    onRetry: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Pick<ReturnType<typeof within<typeof queries>>, 'getByRole' | 'getAllByRole'>;

const codes = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

const choose = async (canvas: Canvas, select: string, option: string) => {
  await userEvent.click(canvas.getByRole('combobox', { name: select }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

export const Default: Story = {
  parameters: { acceptance: ['ADM-07'] },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Generated AiroTags' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Hexacode',
      'Serial number',
      'Owner',
      'Partner',
      'Is assigned',
      'Is printed',
      'Created at',
    ]);
    const [, ...cells] = within(table.getByRole('row', { name: /7F3A9C21/ })).getAllByRole('cell');
    await expect(cells.slice(0, 6).map(({ textContent }) => textContent)).toEqual([
      'SN-000001',
      'Agency: agency-1',
      'Mira Example',
      'Yes',
      'Yes',
      '12-06-2026',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 AiroTags');
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading AiroTags');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { tags: () => [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No generated AiroTags found.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 0 AiroTags');
  },
};

export const NoMatches: Story = {
  args: { query: { search: 'zebra' } },
  parameters: { acceptance: ['ADM-06'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No generated AiroTags found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(2);
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The AiroTags could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const cards = within(canvas.getByRole('list', { name: 'Generated AiroTags' }));
    await expect(cards.getByRole('heading', { name: 'B04D17E8' })).toBeVisible();
    const first = within(cards.getAllByRole('listitem')[0] ?? document.body);
    await expect(first.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Serial number',
      'Partner',
      'Is assigned',
      'Is printed',
      'Created at',
    ]);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 7F3A9C21' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    // Docked at the lower edge, in the place of the one over the list.
    const go = canvas.getByRole('button', { name: 'Go' }).getBoundingClientRect();
    await expect(go.bottom).toBeLessThanOrEqual(window.innerHeight);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Many: Story = {
  args: { tags: () => manyGeneratedTags(10_000, storyDay) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 1 of 200')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search code or owner' }), '009999');
    await expect(await canvas.findByText('1 of 10,000')).toBeVisible();
  },
};

export const FiltersByAssignmentAndByOwner: Story = {
  parameters: { acceptance: ['ADM-07'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('assigned ones', async () => {
      await choose(canvas, 'Is assigned', 'Yes');
      await expect(codes(canvas)).toEqual(['7F3A9C21']);
    });
    await step('assigned ones of individuals: none', async () => {
      await choose(canvas, 'Owner', 'Individual');
      await expect(canvas.getByText('No generated AiroTags found.')).toBeVisible();
      await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    });
    await step('those of individuals', async () => {
      await choose(canvas, 'Owner', 'Individual');
      await expect(codes(canvas)).toEqual(['B04D17E8']);
    });
    await step('those of agencies', async () => {
      await choose(canvas, 'Owner', 'Agency');
      await expect(codes(canvas)).toEqual(['7F3A9C21']);
    });
  },
};

export const PutsTheNewestOrTheOldestFirst: Story = {
  args: { query: { sort: 'hexacode' } },
  parameters: { acceptance: ['ADM-07'] },
  play: async ({ canvas }) => {
    await choose(canvas, 'Created at', 'Oldest');
    await expect(codes(canvas)).toEqual(['B04D17E8', '7F3A9C21']);
    await choose(canvas, 'Created at', 'Newest');
    await expect(codes(canvas)).toEqual(['7F3A9C21', 'B04D17E8']);
  },
};

export const OpensTheWizardAndAsksToDelete: Story = {
  parameters: { acceptance: ['ADM-06'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Generated AiroTag' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete B04D17E8' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'tag-2' }));
  },
};
