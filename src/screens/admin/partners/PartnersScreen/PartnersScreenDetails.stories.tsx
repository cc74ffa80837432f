import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { readDetailFields } from '~/components/data/list.play';
import { createListStage } from '~/components/data/list.stage';
import { partnerRules } from '~/domain/partner/partner';
import { makePartner } from '~/domain/partner/partner.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { PartnersScreen } from './PartnersScreen';

const PartnersStage = createListStage(partnerRules, (props) => <PartnersScreen {...props} agencies={[]} />);

const meta = {
  title: 'Screens/Admin/Partners/Details',
  component: PartnersStage,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Partners">{Story()}</AdminStage>],
  args: { createRows: () => [makePartner()], openId: 'partner-1', onAdd: fn(), onEdit: fn(), onDelete: fn() },
} satisfies Meta<typeof PartnersStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await readDetailFields('Mira A.')).toEqual([
      'Email: mira@example.com',
      'Phone number: 050 000 0401',
      'Agency: Harbour Tags',
      'Total earnings: 962.50 AED',
      'AiroTag balance: 15',
      'Date added: 31-03-2026',
    ]);
  },
};
