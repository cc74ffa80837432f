import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { makeAgency, createManyAgencies } from '~/domain/agency/agency.sample';

import { storyDay } from '../list.stage';
import { RowPickerStage } from './RowPicker.stage';

/** Use in a ClosableDialog to let the user select rows of a list. For a single choice, use a Select or Autocomplete. */
const meta = {
  title: 'Components/Data/RowPicker',
  component: RowPickerStage,
  tags: ['behaviour'],
  parameters: { darkCopy: false, layout: 'fullscreen' },
  args: { createRows: () => createManyAgencies(60, storyDay), onConfirm: fn(), onCancel: fn() },
} satisfies Meta<typeof RowPickerStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const findCheckbox = (name: string) => screen.findByRole('checkbox', { name });

export const KeepsTheSelectionWhileSearching: Story = {
  play: async ({ args, userEvent }) => {
    const search = await screen.findByRole('searchbox', { name: 'Search name' });
    await waitFor(() => expect(search).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Use 0' })).toBeDisabled();
    await userEvent.click(await findCheckbox('Select Sample Agency 2'));
    await userEvent.type(search, 'Agency 31');
    await userEvent.click(await findCheckbox('Select Sample Agency 31'));
    await expect(await screen.findByText('2 selected, 1 hidden')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Use 2' }));
    await expect(args.onConfirm).toHaveBeenCalledWith(['agency-2', 'agency-31']);
  },
};

export const SelectsAllMatchesOnAllPages: Story = {
  play: async ({ args, userEvent }) => {
    await userEvent.click(await findCheckbox('Select all 60'));
    await expect(screen.getByRole('button', { name: 'Use 60' })).toBeEnabled();
    await userEvent.click(screen.getByRole('button', { name: 'Clear selection' }));
    await expect(screen.getByRole('searchbox')).toHaveFocus();
    await userEvent.keyboard('agency1');
    await userEvent.click(await findCheckbox('Select all 11'));
    await userEvent.click(screen.getByRole('button', { name: 'Use 11' }));
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};

export const ShowsTheFirstRowsOfTheNextPage: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ userEvent }) => {
    await findCheckbox('Select all 60');
    const nextButton = await screen.findByRole('button', { name: 'Next page' });
    nextButton.scrollIntoView();
    await userEvent.click(nextButton);
    const rowRect = (await findCheckbox('Select Sample Agency 51')).getBoundingClientRect();
    const searchRect = screen.getByRole('searchbox').getBoundingClientRect();
    const heading = screen.getByRole('heading', { name: 'Choose agencies' });
    await expect(heading.getBoundingClientRect().top).toBeGreaterThanOrEqual(0);
    await expect(searchRect.bottom).toBeLessThan(rowRect.top);
    const confirmRect = screen.getByRole('button', { name: 'Use 0' }).getBoundingClientRect();
    await expect(rowRect.bottom).toBeLessThan(confirmRect.top);
  },
};

export const EscapeClearsTheSearchFirst: Story = {
  play: async ({ args, userEvent }) => {
    const search = await screen.findByRole('searchbox');
    await userEvent.type(search, 'xyz');
    await expect(await screen.findByText('Nothing matches “xyz”.')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(await screen.findByText('60 of 60')).toBeVisible();
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalledOnce();
  },
};

export const SelectsARowByItsText: Story = {
  play: async ({ userEvent }) => {
    const cell = await screen.findByRole('rowheader', { name: 'Sample Agency 2' });
    const getElementAtCentre = () => {
      const { left, top, width, height } = cell.getBoundingClientRect();
      return document.elementFromPoint(left + width / 2, top + height / 2) ?? cell;
    };
    // The dialog receives no clicks until its opening animation has ended.
    await waitFor(() => expect(getElementAtCentre()).toHaveAccessibleName('Select Sample Agency 2'));
    await userEvent.click(getElementAtCentre());
    await expect(screen.getByText('1 selected')).toBeVisible();
  },
};

export const WithoutRows: Story = {
  args: { createRows: () => [] },
  play: async () => {
    await expect(await screen.findByText('No agencies found.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Use 0' })).toBeDisabled();
  },
};

export const RetriesAfterAnError: Story = {
  args: { status: 'failed', onRetry: fn() },
  play: async ({ args, userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const LongNamesFitAPhone: Story = {
  args: { createRows: () => [makeAgency({ name: `${'Stickers and Tags '.repeat(4)}${'x'.repeat(80)}` })] },
  globals: { viewport: { value: 'w360' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Choose agencies' });
    await expect(dialog.getBoundingClientRect()).toMatchObject({ x: 0, y: 0, width: innerWidth, height: innerHeight });
    await expect(dialog.scrollWidth).toBe(dialog.clientWidth);
    const listRect = (await screen.findByRole('list', { name: 'Agencies' })).getBoundingClientRect();
    await expect(listRect.right).toBeLessThanOrEqual(innerWidth);
  },
};
