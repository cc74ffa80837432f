import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';

import { storyDay, useSampleList } from '~/components/data/list.sample';
import type { SampleListOptions } from '~/components/data/list.sample';
import { agencyCustomerRules } from '~/domain/customer/agencyCustomer';
import type { AgencyCustomer, AgencyCustomerQuery } from '~/domain/customer/agencyCustomer';
import {
  makeAgencyCustomer,
  manyAgencyCustomers,
  sampleAgencyCustomers,
} from '~/domain/customer/agencyCustomer.sample';

import { AgencyStage } from '../../AgencyLayout/AgencyLayout.stage';
import { CustomersScreen } from './CustomersScreen';
import type { CustomersScreenProps } from './CustomersScreen';

type StageProps = Omit<CustomersScreenProps, 'list'> &
  SampleListOptions<AgencyCustomerQuery> & { customers: () => AgencyCustomer[] };

function CustomersStage({ customers, onAdd, onDelete, ...options }: StageProps) {
  const [rows] = useState(customers);
  return <CustomersScreen list={useSampleList(agencyCustomerRules, rows, options)} onAdd={onAdd} onDelete={onDelete} />;
}

const meta = {
  title: 'Screens/Agency/Customers/List',
  component: CustomersStage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AgencyStage currentPath="/Agencies-Customers">{Story()}</AgencyStage>],
  args: {
    customers: () => sampleAgencyCustomers(storyDay),
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

const fitsTheWindow = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

export const Default: Story = {
  parameters: { acceptance: ['AGY-09'] },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Customers' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'email',
      'Address',
      'Phone',
      'Actions',
    ]);
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(
      'Mira Examplemira.example@example.com1 Sample Street, Dubai+971 50 000 0501',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('128 of 128 customers');
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
  parameters: { acceptance: ['AGY-09'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No customers found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(50);
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
    await expect(first).toHaveTextContent(
      'Mira Examplemira.example@example.comAddress1 Sample Street, DubaiPhone+971 50 000 0501',
    );
    await fitsTheWindow();
  },
};

export const OnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    // The long texts make room: the last column does not lie under what is pinned at the end.
    const edge = (name: string) => canvas.getByRole('columnheader', { name }).getBoundingClientRect();
    await expect(edge('Phone').right).toBeLessThanOrEqual(edge('Actions').left + 1);
    await fitsTheWindow();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Many: Story = {
  args: { customers: () => manyAgencyCustomers(10_000, storyDay) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 1 of 200')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search name, email or address' }), '0010500');
    await expect(await canvas.findByText('1 of 10,000')).toBeVisible();
  },
};

const unusual = () => [
  makeAgencyCustomer({
    id: 'long',
    name: `Wolfeschlegelsteinhausenbergerdorff${'-von-und-zu-Specimen'.repeat(4)}`,
    email: `${'long'.repeat(16)}@${'example'.repeat(8)}.com`,
    address: `${'Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogogoch'.repeat(2)} 1`,
  }),
  makeAgencyCustomer({ id: 'rtl', name: 'محمد (أبو خالد)', address: 'شارع الشيخ زايد (دبي) 1' }),
  makeAgencyCustomer({ id: 'emoji', name: '👩🏽‍🚀👨‍👩‍👧‍👦', address: '🏠' }),
];

export const LongRightToLeftAndEmojiNames: Story = {
  args: { customers: unusual },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(rows.slice(1)).toEqual(['محمد (أبو خالد)', '👩🏽‍🚀👨‍👩‍👧‍👦']);
    await expect(canvas.getByRole('button', { name: 'Delete محمد (أبو خالد)' })).toBeVisible();
    await fitsTheWindow();
  },
};

export const LongRightToLeftAndEmojiNamesOnAPhone: Story = {
  args: { customers: unusual },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('محمد (أبو خالد)')).toBeVisible();
    await fitsTheWindow();
  },
};

export const OrdersByTheDayOfAdding: Story = {
  parameters: { acceptance: ['AGY-09'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Date added' }));
    await expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([
      'Newest',
      'Oldest',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Oldest' }));
    await expect(await canvas.findByText('7 Specimen Lane, Sharjah')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('128 of 128 customers');
  },
};

export const OpensTheDialogAndAsksToDelete: Story = {
  parameters: { acceptance: ['AGY-09'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Customer' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Omar Sample' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'agency-customer-2' }));
  },
};
