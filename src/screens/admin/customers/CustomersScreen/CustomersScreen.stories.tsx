import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import { storyDay, useSampleList } from '~/components/data/list.sample';
import type { SampleListOptions } from '~/components/data/list.sample';
import { customerRules } from '~/domain/customer/customer';
import type { Customer, CustomerQuery } from '~/domain/customer/customer';
import { manyCustomers, sampleCustomers } from '~/domain/customer/customer.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { CustomersScreen } from './CustomersScreen';
import type { CustomersScreenProps } from './CustomersScreen';

type StageProps = Omit<CustomersScreenProps, 'list'> &
  SampleListOptions<CustomerQuery> & { customers: () => Customer[] };

function CustomersStage({ customers, onAdd, onDelete, ...options }: StageProps) {
  const [rows] = useState(customers);
  return <CustomersScreen list={useSampleList(customerRules, rows, options)} onAdd={onAdd} onDelete={onDelete} />;
}

const meta = {
  title: 'Screens/Admin/Customers/List',
  component: CustomersStage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Customers">{Story()}</AdminStage>],
  args: {
    customers: () => sampleCustomers(storyDay),
    status: 'ready',
    query: {},
    onAdd: fn(),
    onDelete: fn(),
    onRetry: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof CustomersStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { acceptance: ['ADM-09', 'CON-05'] },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Customers' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Customer name',
      'Email',
      'Phone number',
      'Date added',
    ]);
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(
      'Mira Examplemira.example@example.com+971 50 000 030115-06-2026',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('27 of 27 customers');
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading customers');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { customers: () => [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No customers found.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 0 customers');
  },
};

export const NoMatches: Story = {
  args: { query: { search: 'zebra' } },
  parameters: { acceptance: ['ADM-06'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No customers found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(27);
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The customers could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Customers' }));
    const [first] = cards.getAllByRole('listitem');
    await expect(first).toHaveTextContent('Mira Examplemira.example@example.com');
    await expect(cards.getByText('+971 50 000 0301')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Many: Story = {
  args: { customers: () => manyCustomers(10_000, storyDay) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 1 of 200')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search name, email or phone' }), '0010300');
    await expect(await canvas.findByText('1 of 10,000')).toBeVisible();
  },
};

export const OffersOneChoiceOfThree: Story = {
  parameters: { acceptance: ['ADM-09', 'CON-04'] },
  play: async ({ canvas, step, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const choice = within(canvas.getByRole('radiogroup', { name: 'Show' }));
    await expect(choice.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All',
      'Last 7 Days',
      'Name A-Z',
    ]);
    await step('the last seven days hide the older ones', async () => {
      await userEvent.click(choice.getByRole('radio', { name: 'Last 7 Days' }));
      await expect(names()).toEqual(['Mira Example', 'Omar Sample', 'Lena Specimen', 'Yusuf Placeholder']);
    });
    await step('by name, all of them', async () => {
      await userEvent.click(choice.getByRole('radio', { name: 'Name A-Z' }));
      await expect(names().slice(0, 3)).toEqual(['Aisha Stand-In', 'Amal Sample', 'Arjun Example']);
      await expect(names()).toHaveLength(27);
    });
  },
};

export const AColumnTakesThePlaceOfTheChoice: Story = {
  args: { query: { show: 'name' } },
  parameters: { acceptance: ['ADM-09'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Name A-Z' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Date added' }));
    await expect(canvas.getByRole('radio', { name: 'All' })).toBeChecked();
    await expect(canvas.getAllByRole('rowheader')[0]).toHaveTextContent('Mira Example');
  },
};

export const OpensTheWizardAndAsksToDelete: Story = {
  parameters: { acceptance: ['ADM-06'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Customer' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Omar Sample' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'customer-2' }));
  },
};
