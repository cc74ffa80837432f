import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { readDetailFields } from '~/components/data/list.play';
import { createListStage } from '~/components/data/list.stage';
import { agencyPartnerRules } from '~/domain/partner/agencyPartner';
import { makeAgencyPartner } from '~/domain/partner/agencyPartner.sample';

import { AgencyStage } from '../../AgencyLayout/AgencyLayout.stage';
import { PartnersScreen } from './PartnersScreen';

const PartnersStage = createListStage(agencyPartnerRules, (props) => <PartnersScreen {...props} companies={[]} />);

const meta = {
  title: 'Screens/Agency/Partners/Details',
  component: PartnersStage,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AgencyStage currentPath="/Agencies-Partners">{Story()}</AgencyStage>],
  args: {
    createRows: () => [makeAgencyPartner()],
    openId: 'agency-partner-1',
    onAdd: fn(),
    onEdit: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof PartnersStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async () => {
    await expect(await readDetailFields('Mira A.')).toEqual([
      'Email: mira@example.com',
      'Company: Blue Kite Motors',
      'Phone: 050 000 0401',
      'Date added: 31-03-2026',
    ]);
  },
};
