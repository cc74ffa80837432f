import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';

import { makeAgency } from '~/domain/agency/agency.sample';

import { OpenableTable } from './OpenableTable.stage';

const createAgencies = () => [
  makeAgency({ id: '1', name: 'Harbour Tags', email: 'hello@harbour.example.com' }),
  makeAgency({ id: '2', name: 'Palm Print Studio', email: 'team@palmprint.example.com' }),
];

/**
 * Pass `details` to DataTable if its rows have a panel with details. Otherwise, the names of the rows are plain text.
 */
const meta = {
  title: 'Components/Data/DataTable opening',
  component: OpenableTable,
  tags: ['behaviour'],
  args: { createRows: createAgencies, onOpen: fn(), onDelete: fn() },
} satisfies Meta<typeof OpenableTable>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpenRow: Story = {
  tags: ['!behaviour', 'state'],
  args: { openId: '1' },
  play: async ({ canvas }) => {
    const [openLink, otherLink] = canvas.getAllByRole('rowheader').map((cell) => within(cell).getByRole('link'));
    await expect(openLink).toHaveAttribute('href', '/Agencies?open=1');
    await expect(openLink).toHaveAttribute('aria-current', 'true');
    await expect(otherLink).not.toHaveAttribute('aria-current');
    const backgroundColours = canvas.getAllByRole('rowheader').map((cell) => getComputedStyle(cell).backgroundColor);
    await expect(backgroundColours[0]).not.toBe(backgroundColours[1]);
  },
};

export const OpensByKeyboard: Story = {
  play: async ({ args, canvas }) => {
    canvas.getByRole('checkbox', { name: 'Select Palm Print Studio' }).focus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Palm Print Studio' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledWith('Palm Print Studio');
  },
};

export const OpensByAClickAnywhereInTheRow: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('cell', { name: 'team@palmprint.example.com' }));
    await expect(args.onOpen).toHaveBeenCalledWith('Palm Print Studio');
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Palm Print Studio');
    await userEvent.click(canvas.getByRole('link', { name: 'Harbour Tags' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('Harbour Tags');
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};

export const ControlsInTheRowDoNotOpenIt: Story = {
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Harbour Tags' }));
    const [siteLink] = canvas.getAllByRole('link', { name: 'site.example.com' });
    if (siteLink) await userEvent.click(siteLink);
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Harbour Tags' }));
    // In React, clicks in the dialog of the Delete button bubble to the row. They must not open the row.
    await userEvent.click(await screen.findByText('Delete it?'));
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const SelectingTextDoesNotOpenTheRow: Story = {
  play: async ({ args, canvas }) => {
    const email = canvas.getByRole('cell', { name: 'hello@harbour.example.com' });
    await userEvent.pointer([
      { keys: '[MouseLeft>]', target: email, offset: 0 },
      { target: email, offset: 5 },
      { keys: '[/MouseLeft]' },
    ]);
    await expect(getSelection()?.toString()).toBe('hello');
    await expect(args.onOpen).not.toHaveBeenCalled();
    getSelection()?.removeAllRanges();
  },
};

export const FocusesTheRowWhenItsDetailsClose: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('link', { name: 'Harbour Tags' }));
    await userEvent.click(canvas.getByRole('cell', { name: 'team@palmprint.example.com' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Close the details' }));
    await expect(canvas.getByRole('link', { name: 'Palm Print Studio' })).toHaveFocus();
  },
};

export const OpensCardsOnMobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByText('hello@harbour.example.com'));
    await expect(args.onOpen).toHaveBeenLastCalledWith('Harbour Tags');
    await expect(canvas.getByRole('link', { current: true })).toHaveTextContent('Harbour Tags');
    await userEvent.click(canvas.getByRole('link', { name: 'Palm Print Studio' }));
    await expect(args.onOpen).toHaveBeenLastCalledWith('Palm Print Studio');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Harbour Tags' }));
    await expect(args.onOpen).toHaveBeenCalledTimes(2);
  },
};
