import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, spyOn, userEvent, within } from 'storybook/test';
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
  title: 'Screens/Admin/Generated tags/Bulk actions',
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

export const SelectsAllThatWereFoundWithoutMovingAnything: Story = {
  args: { tags: () => manyGeneratedTags(60, storyDay) },
  parameters: { acceptance: ['ADM-07'] },
  play: async ({ canvas, userEvent }) => {
    const place = () => canvas.getByRole('rowheader', { name: '7F3A9C21' }).getBoundingClientRect().top;
    const before = place();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 60 found' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('60 selected · 60 of 60');
    await expect(place()).toBe(before);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the selection' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('60 of 60 AiroTags');
    // The button is gone; the focus is where choosing begins.
    await expect(canvas.getByRole('checkbox', { name: 'Select all 60 found' })).toHaveFocus();
  },
};

export const GoChangesNothingYet: Story = {
  parameters: { acceptance: ['ADM-07'] },
  play: async ({ args, canvas, step, userEvent }) => {
    const request = spyOn(window, 'fetch');
    const download = spyOn(HTMLAnchorElement.prototype, 'click');
    await step('two actions are offered', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select B04D17E8' }));
      await userEvent.click(canvas.getByRole('combobox', { name: 'Bulk action' }));
      const options = await screen.findAllByRole('option');
      await expect(options.map(({ textContent }) => textContent)).toEqual(['Delete Selected', 'Export Selected']);
      await userEvent.click(screen.getByRole('option', { name: 'Delete Selected' }));
    });
    const go = canvas.getByRole('button', { name: 'Go' });
    await expect(go).toHaveAccessibleDescription('Not available yet');
    await expect(go).toBeEnabled();
    await userEvent.click(go);
    await expect(go).toHaveFocus();
    await expect(codes(canvas)).toEqual(['7F3A9C21', 'B04D17E8']);
    await expect(canvas.getByRole('checkbox', { name: 'Select B04D17E8' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Bulk action' })).toHaveTextContent('Delete Selected');
    await expect(request).not.toHaveBeenCalled();
    await expect(download).not.toHaveBeenCalled();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const GoDoesTheActionToWhatIsChosenAndListed: Story = {
  args: { onGo: fn() },
  play: async ({ args, canvas, step, userEvent }) => {
    const go = () => canvas.getByRole('button', { name: 'Go' });
    await step('not before there is something to do', async () => {
      await expect(go()).toHaveAccessibleDescription('Choose rows and an action');
      await userEvent.click(go());
      await expect(args.onGo).not.toHaveBeenCalled();
    });
    await step('a row that a filter hides is left alone', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 2 found' }));
      await choose(canvas, 'Bulk action', 'Export Selected');
      await choose(canvas, 'Owner', 'Individual');
      await expect(canvas.getByRole('status')).toHaveTextContent('1 selected, 1 more hidden · 1 of 2');
      await userEvent.click(go());
      await expect(args.onGo).toHaveBeenCalledOnce();
      await expect(args.onGo).toHaveBeenCalledWith('export', [expect.objectContaining({ id: 'tag-2' })]);
    });
  },
};
