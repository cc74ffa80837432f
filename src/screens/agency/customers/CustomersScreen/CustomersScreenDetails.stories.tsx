import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { readDetailFields } from '~/components/data/list.play';
import { createListStage } from '~/components/data/list.stage';
import { agencyCustomerRules } from '~/domain/customer/agencyCustomer';
import { makeAgencyCustomer } from '~/domain/customer/agencyCustomer.sample';

import { AgencyStage } from '../../AgencyLayout/AgencyLayout.stage';
import { CustomersScreen } from './CustomersScreen';

const CustomersStage = createListStage(agencyCustomerRules, CustomersScreen);

const meta = {
  title: 'Screens/Agency/Customers/Details',
  component: CustomersStage,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AgencyStage currentPath="/Agencies-Customers">{Story()}</AgencyStage>],
  args: { createRows: () => [makeAgencyCustomer()], openId: 'customer-1', onAdd: fn(), onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof CustomersStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await readDetailFields('Omar K.')).toEqual([
      'Email: omar@example.com',
      'Address: 1 Sample Street, Dubai',
      'Phone: 050 000 0501',
      'Date added: 11-03-2026',
    ]);
  },
};
