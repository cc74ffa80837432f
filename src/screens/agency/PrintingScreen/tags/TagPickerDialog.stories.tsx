import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { readCells, selectOption } from '~/components/data/list.play';
import { storyDay } from '~/components/data/list.stage';
import { makeAgencyTag, createManyAgencyTags } from '~/domain/tag/agencyTag.sample';

import { TagPickerStage } from './TagPickerDialog.stage';

/** Dialog of the printing screen in which the user chooses the tags to print. */
const meta = {
  title: 'Screens/Agency/Printing/Tag picker',
  component: TagPickerStage,
  tags: ['behaviour'],
  parameters: { darkCopy: false, layout: 'fullscreen' },
  args: {
    createTags: () => createManyAgencyTags(30, storyDay),
    selectedHexacodes: [],
    onUse: fn(),
    onClose: fn(),
    onClosed: fn(),
  },
} satisfies Meta<typeof TagPickerStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UsesTheTagsInTheOrderOfTheList: Story = {
  args: { selectedHexacodes: ['2C9E55A0', '7F3A9C21', 'DE1E7ED0'] },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByRole('checkbox', { name: 'Select 7F3A9C21' })).toBeChecked();
    await expect(screen.getByRole('button', { name: 'Use 2 tags' })).toBeEnabled();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select 7F3A9C21' }));
    await expect(screen.getByRole('button', { name: 'Use 1 tag' })).toBeEnabled();
    await userEvent.type(screen.getByRole('searchbox', { name: 'Search AiroTags' }), 'B04D17E8');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 1' }));
    await userEvent.click(screen.getByRole('button', { name: 'Use 2 tags' }));
    await waitFor(() => expect(args.onUse).toHaveBeenCalledWith(['B04D17E8', '2C9E55A0']));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const KeepsThePreviousSelectionOnCancel: Story = {
  args: { selectedHexacodes: ['7F3A9C21'] },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select B04D17E8' }));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalledTimes(2);
    await expect(args.onUse).not.toHaveBeenCalled();
  },
};

export const ClearsASearchWithoutResults: Story = {
  play: async ({ userEvent }) => {
    await userEvent.type(await screen.findByRole('searchbox'), 'nobody');
    await expect(await screen.findByText('No AiroTags found.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Clear search' }));
    await expect(await screen.findByText('30 of 30')).toBeVisible();
    await expect(screen.getByRole('searchbox')).toHaveFocus();
  },
};

export const WithoutTags: Story = {
  args: { createTags: () => [] },
  play: async ({ args, userEvent }) => {
    await expect(await screen.findByText('Buy a package to get your first AiroTags.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Use tags' })).toBeDisabled();
    await expect(screen.queryByRole('button', { name: 'Use sample codes' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Use a list or a number series instead' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const ShowsWhichTagsArePrinted: Story = {
  args: {
    recordsPrints: true,
    createTags: () => [makeAgencyTag({ isPrinted: true, assignedTo: `${'long.'.repeat(12)}name@example.com` })],
  },
  play: async () => {
    await expect(await screen.findByRole('columnheader', { name: 'Printed' })).toBeVisible();
    await expect(readCells(screen, '7F3A9C21')).toMatch(/^Activated \| Yes \| /);
    const dialog = screen.getByRole('dialog', { name: 'Choose your tags' });
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
  },
};

export const FindsTagsThatAreNotPrinted: Story = {
  args: {
    recordsPrints: true,
    createTags: () => [
      makeAgencyTag({ id: 'new', hexacode: '7F3A9C22', isPrinted: false }),
      makeAgencyTag({ id: 'printed', hexacode: '7F3A9C21', isPrinted: true }),
    ],
    selectedHexacodes: ['7F3A9C21'],
  },
  play: async ({ args, userEvent }) => {
    await selectOption(screen, 'Printed', 'No');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Select all 1' }));
    await expect(screen.getByText('2 selected, 1 hidden')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use 2 tags' }));
    await waitFor(() => expect(args.onUse).toHaveBeenCalledWith(['7F3A9C22', '7F3A9C21']));
  },
};

export const FindsTagsByTheirStatus: Story = {
  args: {
    createTags: () => [
      makeAgencyTag({ id: 'new', hexacode: '7F3A9C22', status: 'notActivated' }),
      makeAgencyTag({ id: 'activated', hexacode: '7F3A9C21', status: 'activated' }),
    ],
  },
  play: async ({ userEvent }) => {
    await expect(await screen.findByText('None selected')).toBeVisible();
    await selectOption(screen, 'Status', 'Not activated');
    await expect(await screen.findByText('1 of 2')).toBeVisible();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Select all 1' }));
    await expect(screen.getByText('1 selected')).toBeVisible();
  },
};
