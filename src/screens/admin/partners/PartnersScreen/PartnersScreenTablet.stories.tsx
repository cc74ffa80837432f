import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { expectSpaceBetweenHeaders, readColumnHeaders } from '~/components/data/list.play';
import { createListStage, storyDay } from '~/components/data/list.stage';
import { partnerRules } from '~/domain/partner/partner';
import { createSamplePartners, makePartner } from '~/domain/partner/partner.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { PartnersScreen } from './PartnersScreen';

const PartnersStage = createListStage(partnerRules, (props) => <PartnersScreen {...props} agencies={[]} />);

const meta = {
  title: 'Screens/Admin/Partners/Tablet',
  component: PartnersStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Partners">{Story()}</AdminStage>],
  args: { createRows: () => createSamplePartners(storyDay), onAdd: fn(), onDelete: fn() },
} satisfies Meta<typeof PartnersStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const tabletViewport = {
  tablet: { name: 'Tablet', styles: { width: '820px', height: '1180px' }, type: 'tablet' },
} as const;

export const ShowsTheEmailOnATabletWithoutScrolling: Story = {
  parameters: { viewport: { options: tabletViewport } },
  globals: { viewport: { value: 'tablet' } },
  args: {
    createRows: () => [
      makePartner({
        name: 'Maximiliane-Alexandra von Hohenzollern',
        email: 'max.hohenzollern@example.com',
        agency: 'Al Noor International Tags and Stickers Trading',
        totalEarnings: 12_345.5,
      }),
    ],
  },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toContain('Partner name | Email | Agency');
    await expect(canvas.queryByRole('region', { name: 'Partners' })).not.toBeInTheDocument();
  },
};

export const SeparatesTheHeadersOnATablet: Story = {
  parameters: { viewport: { options: tabletViewport } },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvas }) => {
    await expectSpaceBetweenHeaders(canvas);
    await expect(canvas.queryByRole('region', { name: 'Partners' })).not.toBeInTheDocument();
  },
};

export const ShowsTheDateOnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toBe(
      'Partner name | Agency | Total earnings AED | AiroTag balance | Date added',
    );
    // The table fits: only a table that is too wide is inside a region that scrolls.
    await expect(canvas.queryByRole('region', { name: 'Partners' })).not.toBeInTheDocument();
  },
};
