import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';

import { storyDay, useSampleList } from '~/components/data/list.sample';
import type { SampleListOptions } from '~/components/data/list.sample';
import { partnerAgencyOptions, partnerRules } from '~/domain/partner/partner';
import type { Partner, PartnerQuery } from '~/domain/partner/partner';
import { manyPartners, samplePartners } from '~/domain/partner/partner.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { PartnersScreen } from './PartnersScreen';
import type { PartnersScreenProps } from './PartnersScreen';

type StageProps = Omit<PartnersScreenProps, 'list' | 'agencies'> &
  SampleListOptions<PartnerQuery> & { partners: () => Partner[] };

function PartnersStage({ partners, onAdd, onDelete, ...options }: StageProps) {
  const [rows] = useState(partners);
  const list = useSampleList(partnerRules, rows, options);
  return <PartnersScreen list={list} agencies={partnerAgencyOptions(rows)} onAdd={onAdd} onDelete={onDelete} />;
}

const meta = {
  title: 'Screens/Admin/Partners/List',
  component: PartnersStage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Partners">{Story()}</AdminStage>],
  args: {
    partners: () => samplePartners(storyDay),
    status: 'ready',
    query: {},
    onAdd: fn(),
    onDelete: fn(),
    onRetry: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof PartnersStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { acceptance: ['ADM-09'] },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Partners' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Partner name',
      'Email',
      'Phone number',
      'Agency',
      'Total earningsAED',
      'AiroTag balance',
      'Date added',
    ]);
    await expect(table.getAllByRole('row')[2]).toHaveTextContent(
      'Omar Sampleomar@printstudio.example.com+971 50 000 0202Example Print Studio742.5031030-04-2026',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 partners');
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading partners');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { partners: () => [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No partners found.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 0 partners');
  },
};

export const NoMatches: Story = {
  args: { query: { search: 'zebra' } },
  parameters: { acceptance: ['ADM-06'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No partners found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(2);
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The partners could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Partners' }));
    await expect(cards.getByRole('heading', { name: 'Mira Example' })).toBeVisible();
    await expect(cards.getByText('mira@harbour.example.com · Harbour Tags')).toBeVisible();
    const first = within(cards.getAllByRole('listitem')[0] ?? document.body);
    await expect(first.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Phone number',
      'AiroTag balance',
      'Total earnings',
      'Date added',
    ]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Many: Story = {
  args: { partners: () => manyPartners(10_000, storyDay) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 1 of 200')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search name, email or agency' }), '0010200');
    await expect(await canvas.findByText('1 of 10,000')).toBeVisible();
  },
};

export const OffersOneChoiceOfFour: Story = {
  parameters: { acceptance: ['ADM-09'] },
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
      await expect(names()).toEqual(['Mira Example']);
    });
    await step('the highest balance first', async () => {
      await userEvent.click(choice.getByRole('radio', { name: 'AiroTag balance' }));
      await expect(names()).toEqual(['Omar Sample', 'Mira Example']);
    });
    await step('by name', async () => {
      await userEvent.click(choice.getByRole('radio', { name: 'Name A-Z' }));
      await expect(names()).toEqual(['Mira Example', 'Omar Sample']);
    });
  },
};

export const FiltersByAgency: Story = {
  parameters: { acceptance: ['ADM-09'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Agency' }));
    const options = await screen.findAllByRole('option');
    await expect(options.map(({ textContent }) => textContent)).toEqual([
      'All',
      'Example Print Studio',
      'Harbour Tags',
    ]);
    await userEvent.click(screen.getByRole('option', { name: 'Example Print Studio' }));
    await expect(canvas.getByRole('rowheader')).toHaveTextContent('Omar Sample');
  },
};

export const TakesAnAgencyThatNoPartnerHasForAll: Story = {
  args: { query: { agency: 'Closed Agency' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Agency' })).toHaveTextContent('Agency: All');
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(2);
  },
};

export const OpensTheWizardAndAsksToDelete: Story = {
  parameters: { acceptance: ['ADM-06'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Partner' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Omar Sample' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'partner-2' }));
  },
};
