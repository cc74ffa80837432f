import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn } from 'storybook/test';

import { readOptions, readRowNames, selectOption } from '~/components/data/list.play';
import { createListStage, storyDay } from '~/components/data/list.stage';
import { generatedTagRules } from '~/domain/tag/generatedTag';
import { createManyGeneratedTags, createSampleGeneratedTags } from '~/domain/tag/generatedTag.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { TagsScreen } from './TagsScreen';

const TagsStage = createListStage(generatedTagRules, TagsScreen);

const onGo = fn();
const TagsStageWithGo = createListStage(generatedTagRules, (props) => <TagsScreen {...props} onGo={onGo} />);

const meta = {
  title: 'Screens/Admin/Generated tags/Bulk actions',
  component: TagsStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-AiroTags">{Story()}</AdminStage>],
  args: { createRows: () => createSampleGeneratedTags(storyDay), onAdd: fn(), onDelete: fn() },
  beforeEach: () => {
    onGo.mockClear();
  },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SelectsAllRowsWithoutLayoutShift: Story = {
  args: { createRows: () => createManyGeneratedTags(60, storyDay) },
  parameters: { acceptance: ['ADM-07'] },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    // The bulk actions and the tools are in one row. The number of hidden columns is in its button.
    const readBox = (name: string) => canvas.getByRole('button', { name }).getBoundingClientRect();
    await expect(readBox('Go').top).toBe(readBox('Columns').top);
    await expect(canvas.getByText('2')).toBeVisible();
    const readRowTop = () => canvas.getByRole('rowheader', { name: '7F3A9C21' }).getBoundingClientRect().top;
    const topBefore = readRowTop();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 60' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('60 selected · 60 of 60');
    await expect(readRowTop()).toBe(topBefore);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the selection' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('60 of 60 AiroTags');
    // The clicked button has disappeared, so the focus moves to the checkbox.
    await expect(canvas.getByRole('checkbox', { name: 'Select all 60' })).toHaveFocus();
  },
};

export const GoButtonHasNoActionYet: Story = {
  parameters: { acceptance: ['ADM-07'] },
  play: async ({ args, canvas, userEvent }) => {
    const fetchSpy = spyOn(window, 'fetch');
    const linkClickSpy = spyOn(HTMLAnchorElement.prototype, 'click');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select B04D17E8' }));
    await expect(await readOptions(canvas, 'Bulk action')).toEqual(['Delete Selected', 'Export Selected']);
    await selectOption(canvas, 'Bulk action', 'Delete Selected');
    const goButton = canvas.getByRole('button', { name: 'Go' });
    await expect(goButton).toHaveAccessibleDescription('Not available yet');
    await expect(goButton).toBeEnabled();
    await expect(getComputedStyle(goButton).cursor).toBe('default');
    await userEvent.click(goButton);
    await expect(goButton).toHaveFocus();
    await expect(readRowNames(canvas)).toEqual(['7F3A9C21', 'B04D17E8']);
    await expect(canvas.getByRole('checkbox', { name: 'Select B04D17E8' })).toBeChecked();
    await expect(canvas.getByRole('combobox', { name: 'Bulk action' })).toHaveTextContent('Delete Selected');
    await expect(fetchSpy).not.toHaveBeenCalled();
    await expect(linkClickSpy).not.toHaveBeenCalled();
    await expect(args.onDelete).not.toHaveBeenCalled();
  },
};

export const AppliesTheActionToListedRows: Story = {
  render: (args) => <TagsStageWithGo {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    const getGoButton = () => canvas.getByRole('button', { name: 'Go' });
    await step('does nothing without rows and an action', async () => {
      await expect(getGoButton()).toHaveAccessibleDescription('Select rows and an action');
      await expect(getGoButton()).toHaveAttribute('aria-disabled', 'true');
      await userEvent.click(getGoButton());
      await expect(onGo).not.toHaveBeenCalled();
    });
    await step('leaves out rows that a filter hides', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 2' }));
      await selectOption(canvas, 'Bulk action', 'Export Selected');
      await selectOption(canvas, 'Owner', 'Individual');
      await expect(canvas.getByRole('status')).toHaveTextContent('1 selected, 1 more hidden · 1 of 2');
      await userEvent.click(getGoButton());
      await expect(onGo).toHaveBeenCalledOnce();
      await expect(onGo).toHaveBeenCalledWith('export', [expect.objectContaining({ id: 'tag-1' })]);
    });
  },
};

export const AsksBeforeItDeletesTheSelectedRows: Story = {
  render: (args) => <TagsStageWithGo {...args} />,
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 2' }));
    await selectOption(canvas, 'Bulk action', 'Delete Selected');
    const goButton = canvas.getByRole('button', { name: 'Go' });
    await expect(goButton).not.toHaveAccessibleDescription();
    await step('Cancel deletes nothing', async () => {
      await userEvent.click(goButton);
      const questionDialog = await screen.findByRole('alertdialog', { name: 'Delete 2 AiroTags?' });
      await expect(questionDialog).toHaveAccessibleDescription('You can undo this.');
      await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
      await expect(onGo).not.toHaveBeenCalled();
    });
    await step('Delete deletes them', async () => {
      await userEvent.click(goButton);
      await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
      await expect(onGo).toHaveBeenCalledOnce();
      const withId = (id: string): unknown => expect.objectContaining({ id });
      await expect(onGo).toHaveBeenCalledWith('delete', [withId('tag-1'), withId('tag-2')]);
    });
  },
};
