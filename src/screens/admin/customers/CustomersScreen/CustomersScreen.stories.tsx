import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import {
  readCells,
  readColumnHeaders,
  expectListActions,
  readFirstCardText,
  readRadioLabels,
  readRowNames,
  selectRadio,
} from '~/components/data/list.play';
import { createListStage, storyDay } from '~/components/data/list.stage';
import { customerRules } from '~/domain/customer/customer';
import { createSampleCustomers } from '~/domain/customer/customer.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { CustomersScreen } from './CustomersScreen';

const CustomersStage = createListStage(customerRules, CustomersScreen);

const meta = {
  title: 'Screens/Admin/Customers/List',
  component: CustomersStage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Customers">{Story()}</AdminStage>],
  args: { createRows: () => createSampleCustomers(storyDay), onAdd: fn(), onDelete: fn() },
} satisfies Meta<typeof CustomersStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'office', acceptance: ['ADM-09', 'CON-05'] },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toBe('Customer name | Email | Phone number | Date added');
    await expect(readCells(canvas, 'Omar K.')).toBe('omar@example.com | 050 000 0501 | 11-03-2026');
    await expect(canvas.getByRole('status')).toHaveTextContent('27 of 27 customers');
    await expect(canvas.queryByRole('combobox', { name: 'Rows per page' })).not.toBeInTheDocument();
  },
};

export const FitsAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(readFirstCardText(canvas, 'Customers')).toBe(
      'Vera K.vera@example.com050 000 0527Date added: 14-06-2026',
    );
  },
};

export const FiltersAndSortsWithTheShowFilter: Story = {
  tags: ['behaviour'],
  args: { query: { sort: '-name' } },
  parameters: { acceptance: ['ADM-09', 'CON-04'] },
  play: async ({ canvas }) => {
    await expect(readRadioLabels(canvas, 'Show')).toEqual(['All', 'Last 7 Days', 'Name A-Z']);
    await selectRadio(canvas, 'Name A-Z');
    await expect(readRowNames(canvas).slice(0, 3)).toEqual(['Aisha S.', 'Ali H.', 'Anna M.']);
    await expect(readRowNames(canvas)).toHaveLength(27);
    await selectRadio(canvas, 'Last 7 Days');
    await expect(readRowNames(canvas)).toEqual(['Vera K.', 'Tara A.', 'Reem S.', 'Qasim H.']);
  },
};

export const ResetsTheShowFilterWhenAColumnSorts: Story = {
  tags: ['behaviour'],
  args: { query: { show: 'name' } },
  parameters: { acceptance: ['ADM-09'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Name A-Z' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Date added' }));
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(readRowNames(canvas)[0]).toBe('Vera K.');
  },
};

export const SearchesAddsAndDeletes: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-06'] },
  play: ({ args, canvas }) =>
    expectListActions(canvas, args, {
      searchLabel: 'Search name, email or phone',
      message: 'No customers found.',
      rowCount: 27,
      addButtonName: 'Add Customer',
      removeButtonName: 'Delete Omar K.',
      id: 'customer-1',
    }),
};
