import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { createManyAgencies } from '~/domain/agency/agency.sample';

import { readRowNames, selectOption } from '../list.play';
import { storyDay } from '../list.stage';
import { TableStage } from './DataTable.stage';

/** Part of DataTable, below the rows. Renders nothing if all rows fit on a page of the default size. */
const meta = {
  title: 'Components/Data/Pagination',
  component: TableStage,
  tags: ['behaviour'],
  args: { createRows: () => createManyAgencies(60, storyDay) },
} satisfies Meta<typeof TableStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ChangesPages: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Page 1 of 3')).toBeVisible();
    await expect(canvas.getByText('1–25 of 60')).toBeVisible();
    await expect(readRowNames(canvas)).toHaveLength(25);
    const nextButton = canvas.getByRole('button', { name: 'Next page' });
    await userEvent.click(nextButton);
    await expect(readRowNames(canvas)[0]).toBe('Sample Agency 26');
    await userEvent.click(nextButton);
    await expect(readRowNames(canvas)).toHaveLength(10);
    // On the last page, the button keeps the focus, but has no effect.
    await userEvent.keyboard('{Enter}');
    await expect(nextButton).toHaveFocus();
    await expect(nextButton).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Page 3 of 3')).toBeVisible();
    await expect(canvas.getByText('51–60 of 60')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(canvas.getByText('Page 2 of 3')).toBeVisible();
  },
};

export const SkipsTheRowsByKeyboard: Story = {
  play: async ({ canvas }) => {
    await userEvent.tab();
    const skipLink = canvas.getByRole('link', { name: 'Skip to the end of the list' });
    await expect(skipLink).toHaveFocus();
    await expect(skipLink.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('navigation', { name: 'Pages' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Back to the start of the list' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(skipLink).toHaveFocus();
  },
};

export const ShowsNothingForAFewRows: Story = {
  args: { createRows: () => createManyAgencies(25, storyDay) },
  play: async ({ canvas }) => {
    await expect(readRowNames(canvas)).toHaveLength(25);
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    await expect(canvas.queryByRole('link', { name: 'Skip to the end of the list' })).not.toBeInTheDocument();
  },
};

export const ShowsThePageSizeOnceTheUserHasChangedIt: Story = {
  args: { createRows: () => createManyAgencies(27, storyDay), view: { rowsPerPage: 100 } },
  play: async ({ canvas }) => {
    await selectOption(canvas, 'Rows per page', '25 per page');
    await expect(canvas.getByText('Page 1 of 2')).toBeVisible();
    await selectOption(canvas, 'Rows per page', '50 per page');
    await expect(canvas.queryByRole('navigation', { name: 'Pages' })).not.toBeInTheDocument();
    await expect(readRowNames(canvas)).toHaveLength(27);
  },
};

export const ShowsTheFirstPageAfterAChangeOfRowsPerPage: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await selectOption(canvas, 'Rows per page', '50 per page');
    await expect(canvas.getByText('Page 1 of 2')).toBeVisible();
    await expect(readRowNames(canvas)[0]).toBe('Sample Agency 1');
    await expect(readRowNames(canvas)).toHaveLength(50);
  },
};
