import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { readDetailFields } from '~/components/data/list.play';
import { createListStage } from '~/components/data/list.stage';
import { agencyRules } from '~/domain/agency/agency';
import { makeAgency } from '~/domain/agency/agency.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { AgenciesScreen } from './AgenciesScreen';

const AgenciesStage = createListStage(agencyRules, AgenciesScreen);

const meta = {
  title: 'Screens/Admin/Agencies/Details',
  component: AgenciesStage,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Agencies">{Story()}</AdminStage>],
  args: { createRows: () => [makeAgency()], openId: 'agency-1', onAdd: fn(), onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof AgenciesStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { modes: 'phone' },
  play: async () => {
    await expect(await readDetailFields('Harbour Tags')).toEqual([
      'Email: hello@harbour.example.com',
      'Phone number: 050 000 0101',
      'Address: 12 Sample Street, Dubai',
      'Total earnings: 1,237.50 AED',
      'AiroTag balance: 35',
      'Date added: 15-02-2026',
    ]);
  },
};
