import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';

import { storyDay, useSampleList } from '~/components/data/list.sample';
import type { SampleListOptions } from '~/components/data/list.sample';
import { agencyRules } from '~/domain/agency/agency';
import type { Agency, AgencyQuery } from '~/domain/agency/agency';
import { manyAgencies, sampleAgencies } from '~/domain/agency/agency.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
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
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Agencies">{Story()}</AdminStage>],
  args: {
    agencies: () => sampleAgencies(storyDay),
    status: 'ready',
    query: {},
    onAdd: fn(),
    onDelete: fn(),
    onRetry: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof AgenciesStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { acceptance: ['ADM-08'] },
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
    await expect(table.getAllByRole('row')[1]).toHaveTextContent(
      'Harbour Tagshello@harbour.example.com+971 50 000 010112 Sample Street, Dubai12,480.001,24011-06-2026',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 agencies');
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading agencies');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { agencies: () => [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No agencies found.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 0 agencies');
  },
};

export const NoMatches: Story = {
  args: { query: { search: 'zebra' } },
  parameters: { acceptance: ['ADM-06'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No agencies found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(2);
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The agencies could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Agencies' }));
    await expect(cards.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Harbour Tags',
      'Example Print Studio',
    ]);
    await expect(cards.getByText('12,480.00 AED')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LettersTwiceAsLarge: Story = {
  beforeEach: () => {
    document.documentElement.style.fontSize = '200%';
    return () => {
      document.documentElement.style.fontSize = '';
    };
  },
  play: async ({ canvas }) => {
    // The table no longer fits, and scrolls by itself.
    await expect(await canvas.findByRole('region', { name: 'Agencies' })).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Many: Story = {
  args: { agencies: () => manyAgencies(10_000, storyDay) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 1 of 200')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search name, email or phone' }), 'agency9999@');
    await expect(await canvas.findByText('1 of 10,000')).toBeVisible();
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Sample Agency 9999');
  },
};

export const OffersOneChoiceOfFour: Story = {
  parameters: { acceptance: ['ADM-08', 'CON-04'] },
  play: async ({ canvas, step, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const choice = within(canvas.getByRole('radiogroup', { name: 'Show' }));
    await expect(choice.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      'All',
      'Last 7 Days',
      'Name A-Z',
      'AiroTag balance',
    ]);
    await step('the last seven days hide the older one', async () => {
      await userEvent.click(choice.getByRole('radio', { name: 'Last 7 Days' }));
      await expect(names()).toEqual(['Harbour Tags']);
    });
    await step('by name', async () => {
      await userEvent.click(choice.getByRole('radio', { name: 'Name A-Z' }));
      await expect(names()).toEqual(['Example Print Studio', 'Harbour Tags']);
    });
    await step('the highest balance first', async () => {
      await userEvent.click(choice.getByRole('radio', { name: 'AiroTag balance' }));
      await expect(names()).toEqual(['Harbour Tags', 'Example Print Studio']);
    });
  },
};

export const AChoiceTakesThePlaceOfAColumnsOrder: Story = {
  args: { query: { sort: '-name' } },
  play: async ({ canvas, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    await expect(names()).toEqual(['Harbour Tags', 'Example Print Studio']);
    await userEvent.click(canvas.getByRole('radio', { name: 'Name A-Z' }));
    await expect(names()).toEqual(['Example Print Studio', 'Harbour Tags']);
  },
};

export const OpensTheWizardAndAsksToDelete: Story = {
  parameters: { acceptance: ['ADM-06'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Agency' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Delete Example Print Studio' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'agency-2' }));
  },
};
