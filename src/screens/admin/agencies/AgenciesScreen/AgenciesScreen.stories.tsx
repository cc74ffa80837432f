import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';

import { storyDay, useSampleList } from '~/components/data/list.sample';
import type { SampleListOptions } from '~/components/data/list.sample';
import { agencyRules } from '~/domain/agency/agency';
import type { Agency, AgencyQuery } from '~/domain/agency/agency';
import { manyAgencies, sampleAgencies } from '~/domain/agency/agency.sample';

import { AgenciesScreen } from './AgenciesScreen';
import type { AgenciesScreenProps } from './AgenciesScreen';

type StageProps = Omit<AgenciesScreenProps, 'list'> & SampleListOptions<AgencyQuery> & { agencies: () => Agency[] };

function AgenciesStage({ agencies, onAdd, onDelete, ...options }: StageProps) {
  const [rows] = useState(agencies);
  return <AgenciesScreen list={useSampleList(agencyRules, rows, options)} onAdd={onAdd} onDelete={onDelete} />;
}

const meta = {
  title: 'Screens/Admin/Agencies/List',
  component: AgenciesStage,
  args: {
    agencies: () => sampleAgencies(storyDay),
    onAdd: fn(),
    onDelete: fn(),
    onRetry: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof AgenciesStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Agencies' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Agency name',
      'Email',
      'Phone number',
      'Address',
      'Total earningsAED',
      'AiroTag balance',
      'Date added',
    ]);
    await expect(table.getByRole('row', { name: /Harbour Tags/ })).toHaveTextContent('12,480.00');
    await expect(screen.getByText(/^\d of \d$/)).toHaveTextContent('2 of 2');
  },
};

export const Many: Story = {
  args: { agencies: () => manyAgencies(10_000, storyDay) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('10,000 of 10,000')).toBeVisible();
    await expect(canvas.getByText('Page 1 of 200')).toBeVisible();
  },
};
