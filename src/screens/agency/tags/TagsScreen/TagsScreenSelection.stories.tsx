import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';
import { readRowNames, selectOption } from '~/components/data/list.play';
import { storyDay } from '~/components/data/list.stage';
import { makeAgencyTag, makeUnassignedTag, createManyAgencyTags } from '~/domain/tag/agencyTag.sample';

import { tagsArgs } from './tagsArgs.stage';
import { TagsStage } from './TagsScreen.stage';

const meta = {
  title: 'Screens/Agency/Tags/Selection',
  component: TagsStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  // In windows narrower than 1440 px, most filters are in a popover.
  globals: { viewport: { value: 'w1440' } },
  args: {
    createTags: () => [
      makeAgencyTag({ id: '1', hexacode: 'AAAA0001' }),
      makeUnassignedTag({ id: '2', hexacode: 'AAAA0002' }),
      makeAgencyTag({ id: '3', hexacode: 'AAAA0003', assigner: { type: 'agency', name: 'Harbour Tags' } }),
    ],
    ...tagsArgs,
  },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PrintsSelectedTags: Story = {
  args: { createTags: () => createManyAgencyTags(30, storyDay), query: { status: 'notActivated' } },
  parameters: { acceptance: ['AGY-05'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 10' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('10 selected · 10 of 30');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select B04D17E8' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Print selected' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(args.onPrint).toHaveBeenCalledWith([
      expect.objectContaining({ hexacode: 'B04D17E9' }),
      ...Array.from({ length: 8 }, () => expect.objectContaining({ status: 'notActivated' }) as unknown),
    ]);
  },
};

export const LeavesHiddenTagsOutOfPrinting: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const getStatus = () => canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select AAAA0001' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select AAAA0002' }));
    await step('prints the listed tags only', async () => {
      await selectOption(canvas, 'Status', 'Activated');
      await expect(getStatus()).toHaveTextContent('1 selected, 1 more hidden · 2 of 3');
      await userEvent.click(canvas.getByRole('button', { name: 'Print selected' }));
      await expect(args.onPrint).toHaveBeenCalledOnce();
      await expect(args.onPrint).toHaveBeenCalledWith([expect.objectContaining({ hexacode: 'AAAA0001' })]);
    });
    await step('hides the print button if all selected tags are hidden', async () => {
      await selectOption(canvas, 'Assigner type', 'Agency');
      await expect(readRowNames(canvas)).toEqual(['AAAA0003']);
      await expect(getStatus()).toHaveTextContent('2 selected, all hidden · 1 of 3');
      await expect(canvas.queryByRole('button', { name: 'Print selected' })).not.toBeInTheDocument();
    });
    await step('keeps the selection when the tags are listed again', async () => {
      await selectOption(canvas, 'Status', 'All');
      await selectOption(canvas, 'Assigner type', 'All');
      await expect(getStatus()).toHaveTextContent('2 selected · 3 of 3');
    });
  },
};

export const SelectionBarStaysInViewOnALongPage: Story = {
  args: { createTags: () => createManyAgencyTags(50, storyDay) },
  play: async ({ canvas, userEvent }) => {
    const lastCheckbox = canvas.getAllByRole('checkbox', { name: /^Select / }).at(-1) ?? document.body;
    lastCheckbox.scrollIntoView({ block: 'center' });
    await userEvent.click(lastCheckbox);
    const printButton = canvas.getByRole('button', { name: 'Print selected' });
    const header = canvas.getByRole('columnheader', { name: 'Hexacode' });
    await waitFor(() =>
      expect(header.getBoundingClientRect().top).toBeGreaterThanOrEqual(printButton.getBoundingClientRect().bottom),
    );
    for (const element of [printButton, header]) {
      const { left, top, height } = element.getBoundingClientRect();
      await expect(element).toContainElement(document.elementFromPoint(left + 20, top + height / 2) as HTMLElement);
    }
  },
};

export const SelectsAllNextToTheCountOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const selectAll = canvas.getByRole('checkbox', { name: 'Select all 3' });
    const selectAllBox = selectAll.getBoundingClientRect();
    const countBox = canvas.getByText('3 of 3').getBoundingClientRect();
    await expect(countBox.top).toBeGreaterThan(selectAllBox.top);
    await expect(countBox.bottom).toBeLessThan(selectAllBox.bottom);
    // The checkbox is above those of the cards.
    const { left } = canvas.getByRole('checkbox', { name: 'Select AAAA0001' }).getBoundingClientRect();
    await expect(selectAllBox.left).toBe(left);
    await userEvent.click(selectAll);
    await expect(canvas.getByText('3 selected')).toBeVisible();
    await expectNoPageOverflow();
  },
};
