import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, within } from 'storybook/test';

import { useSampleList } from '~/components/data/list.sample';
import type { SampleListOptions } from '~/components/data/list.sample';
import { utilityRules } from '~/domain/utility/utility';
import type { Utility, UtilityQuery } from '~/domain/utility/utility';
import { makeUtility, manyUtilities, sampleUtilities } from '~/domain/utility/utility.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { UtilitiesScreen } from './UtilitiesScreen';
import type { UtilitiesScreenProps } from './UtilitiesScreen';

type StageProps = Omit<UtilitiesScreenProps, 'list'> & SampleListOptions<UtilityQuery> & { utilities: () => Utility[] };

function UtilitiesStage({ utilities, onAdd, onDelete, ...options }: StageProps) {
  const [rows] = useState(utilities);
  const list = useSampleList(utilityRules, rows, options);
  return <UtilitiesScreen list={list} onAdd={onAdd} onDelete={onDelete} />;
}

const meta = {
  title: 'Screens/Admin/Utilities/List',
  component: UtilitiesStage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Utilities">{Story()}</AdminStage>],
  args: {
    utilities: sampleUtilities,
    status: 'ready',
    query: {},
    onAdd: fn(),
    onDelete: fn(),
    onRetry: fn(),
    onDownload: fn(),
  },
} satisfies Meta<typeof UtilitiesStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  parameters: { acceptance: ['ADM-12'] },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'AiroTag Utilities' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Name',
      'Description',
      'Default redirect URL',
      'Redirects to a messaging app',
      'Features',
    ]);
    const cells = within(table.getByRole('row', { name: /^Message the owner/ })).getAllByRole('cell');
    await expect(cells.slice(0, 4).map(({ textContent }) => textContent)).toEqual([
      'Opens a chat with the owner of the tag.',
      'https://chat.example.com/owner',
      'Yes',
      'WhatsApp, SMS',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 AiroTag utilities');
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading AiroTag utilities');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { utilities: () => [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No AiroTag utilities found.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 0 AiroTag utilities');
  },
};

export const NoMatches: Story = {
  args: { query: { search: 'zebra' } },
  parameters: { acceptance: ['ADM-06'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No AiroTag utilities found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(3);
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The AiroTag utilities could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'AiroTag Utilities' }));
    await expect(cards.getByRole('heading', { name: 'Show a page' })).toBeVisible();
    await expect(cards.getByText('WhatsApp, SMS')).toBeVisible();
    const first = within(cards.getAllByRole('listitem')[0] ?? document.body);
    await expect(first.getAllByRole('term').map(({ textContent }) => textContent)).toEqual([
      'Default redirect URL',
      'Redirects to a messaging app',
      'Features',
    ]);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const OnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const range = document.createRange();
    range.selectNodeContents(within(canvas.getByRole('table')).getByText('Redirects to a messaging app'));
    const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)));
    await expect(lines.size).toBeLessThanOrEqual(2);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Many: Story = {
  args: { utilities: () => manyUtilities(10_000) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 1 of 200')).toBeVisible();
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search name, address or feature' }), 'n 9999.');
    await expect(await canvas.findByText('1 of 10,000')).toBeVisible();
  },
};

export const FiltersByTheMessagingApp: Story = {
  parameters: { acceptance: ['ADM-12'] },
  play: async ({ canvas, step, userEvent }) => {
    const names = () => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);
    const filter = canvas.getByRole('combobox', { name: 'Redirects to a messaging app' });
    await step('those that do', async () => {
      await userEvent.click(filter);
      const options = await screen.findAllByRole('option');
      await expect(options.map(({ textContent }) => textContent)).toEqual(['All', 'Yes', 'No']);
      await userEvent.click(screen.getByRole('option', { name: 'Yes' }));
      await expect(names()).toEqual(['Message the owner', 'Write an email']);
    });
    await step('those that do not', async () => {
      await userEvent.click(filter);
      await userEvent.click(await screen.findByRole('option', { name: 'No' }));
      await expect(names()).toEqual(['Show a page']);
    });
  },
};

export const OnlyAWebAddressIsALink: Story = {
  args: {
    utilities: () => [
      makeUtility({ id: '1', name: 'Web', defaultRedirectUrl: 'https://chat.example.com/owner' }),
      makeUtility({ id: '2', name: 'Script', defaultRedirectUrl: 'javascript:alert(1)' }),
      makeUtility({ id: '3', name: 'Nothing', defaultRedirectUrl: '' }),
    ],
  },
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'AiroTag Utilities' }));
    await expect(table.getByText('javascript:alert(1)')).toBeVisible();
    const links = table.getAllByRole('link');
    await expect(links.map((link) => link.getAttribute('href'))).toEqual(['https://chat.example.com/owner']);
  },
};

export const OpensTheWizardAndAsksToDelete: Story = {
  parameters: { acceptance: ['ADM-06'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add AiroTag Utility' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Delete Write an email' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ id: 'utility-2' }));
  },
};
