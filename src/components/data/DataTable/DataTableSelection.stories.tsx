import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent } from 'storybook/test';

import { createManyAgencies, createSampleAgencies } from '~/domain/agency/agency.sample';

import { storyDay } from '../list.stage';
import { TableStage } from './DataTable.stage';

const meta = {
  title: 'Components/Data/DataTable selection',
  component: TableStage,
  tags: ['behaviour'],
  args: { createRows: () => createManyAgencies(60, storyDay), isSelectable: true },
} satisfies Meta<typeof TableStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SelectsOneRowAndAllRows: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Sample Agency 2' }));
    await expect(canvas.getByRole('row', { selected: true })).toHaveTextContent('Sample Agency 2');
    const selectAll = canvas.getByRole('checkbox', { name: 'Select all 60' });
    await expect(selectAll).toBePartiallyChecked();
    await userEvent.click(selectAll);
    await expect(canvas.getByText('60 selected')).toBeVisible();
    await userEvent.click(selectAll);
    await expect(canvas.getByText('0 selected')).toBeVisible();
  },
};

export const HasAQuietCheckboxUntilItIsChecked: Story = {
  play: async ({ canvas }) => {
    const [checkbox, otherCheckbox] = [1, 2].map((number) =>
      canvas.getByRole('checkbox', { name: `Select Sample Agency ${number}` }),
    );
    if (!checkbox || !otherCheckbox) throw new Error('There are fewer than two checkboxes.');
    const readColour = ({ nextElementSibling: icon }: Element) => icon && getComputedStyle(icon).color;
    await userEvent.click(checkbox);
    // The colours of the field borders and of the primary buttons.
    await expect([readColour(otherCheckbox), readColour(checkbox)]).toEqual(['rgb(116, 129, 155)', 'rgb(29, 78, 216)']);
  },
};

export const SelectsARangeWithShift: Story = {
  play: async ({ canvas, step }) => {
    const user = userEvent.setup();
    const getCheckbox = (rowNumber: number) =>
      canvas.getByRole('checkbox', { name: `Select Sample Agency ${rowNumber}` });
    await step('Shift+click selects the rows down to the clicked row', async () => {
      await user.click(getCheckbox(2));
      await user.keyboard('{Shift>}');
      await user.click(getCheckbox(6));
      await user.keyboard('{/Shift}');
      await expect(canvas.getByText('5 selected')).toBeVisible();
      await expect(getCheckbox(4)).toBeChecked();
    });
    await step('Shift+click deselects the rows up to the clicked row', async () => {
      await user.keyboard('{Shift>}');
      await user.click(getCheckbox(5));
      await user.keyboard('{/Shift}');
      await expect(canvas.getByText('3 selected')).toBeVisible();
      await expect(getCheckbox(6)).not.toBeChecked();
    });
  },
};

export const SelectsARangeAcrossPages: Story = {
  play: async ({ canvas }) => {
    const user = userEvent.setup();
    await user.click(canvas.getByRole('checkbox', { name: 'Select Sample Agency 20' }));
    await user.click(canvas.getByRole('button', { name: 'Next page' }));
    await user.keyboard('{Shift>}');
    await user.click(canvas.getByRole('checkbox', { name: 'Select Sample Agency 30' }));
    await user.keyboard('{/Shift}');
    await expect(canvas.getByText('11 selected')).toBeVisible();
    await user.click(canvas.getByRole('button', { name: 'Previous page' }));
    await expect(canvas.getByRole('checkbox', { name: 'Select Sample Agency 25' })).toBeChecked();
  },
};

export const UndoRestoresTheSelectionOfADeletedRow: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Sample Agency 1' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Sample Agency 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Sample Agency 2' }));
    // The deleted row counts neither as selected nor as hidden.
    await expect(canvas.getByText('1 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Select Sample Agency 2' })).toBeChecked();
  },
};

export const CheckboxesMakeCardsNoHigher: Story = {
  args: { createRows: () => createSampleAgencies(storyDay) },
  globals: { viewport: { value: 'w360' } },
  render: (args) => (
    <>
      <TableStage {...args} />
      <TableStage {...args} isSelectable={false} />
    </>
  ),
  play: async ({ canvas }) => {
    const [selectable, , plain] = canvas.getAllByRole('listitem').map((card) => card.getBoundingClientRect());
    await expect(selectable?.height).toBe(plain?.height);
    const [title] = canvas.getAllByRole('heading');
    const [email] = canvas.getAllByText(/@/);
    await expect(email?.getBoundingClientRect().left).toBe(title?.getBoundingClientRect().left);
  },
};
