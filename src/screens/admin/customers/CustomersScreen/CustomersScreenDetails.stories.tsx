import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { readDetailFields } from '~/components/data/list.play';
import { createListStage } from '~/components/data/list.stage';
import { customerRules } from '~/domain/customer/customer';
import { makeCustomer } from '~/domain/customer/customer.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { CustomersScreen } from './CustomersScreen';

const CustomersStage = createListStage(customerRules, CustomersScreen);

const meta = {
  title: 'Screens/Admin/Customers/Details',
  component: CustomersStage,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Customers">{Story()}</AdminStage>],
  args: { createRows: () => [makeCustomer()], openId: 'customer-1', onAdd: fn(), onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof CustomersStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await readDetailFields('Omar K.')).toEqual([
      'Email: omar@example.com',
      'Phone number: 050 000 0501',
      'Date added: 11-03-2026',
    ]);
  },
};
