import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { agencyRules } from '~/domain/agency/agency';
import type { AgencyQuery } from '~/domain/agency/agency';
import { sampleAgencies } from '~/domain/agency/agency.sample';

import { storyDay, useSampleList } from '../list.sample';
import type { SampleListOptions } from '../list.sample';
import { ListToolbar } from '../ListToolbar/ListToolbar';
import { ListLayout } from './ListLayout';

type StageProps = SampleListOptions<AgencyQuery> & { has: 'rows' | 'nothing' };

function LayoutStage({ has, ...options }: StageProps) {
  const list = useSampleList(agencyRules, has === 'rows' ? sampleAgencies(storyDay) : none, options);
  return (
    <ListLayout
      title="Agencies"
      noun="agencies"
      list={list}
      emptyMessage="No agencies found."
      action={<Button variant="contained">Add Agency</Button>}
      toolbar={<ListToolbar searchLabel="Search agencies" list={list} />}
    >
      <p>{list.rows.map(({ name }) => name).join(', ')}</p>
    </ListLayout>
  );
}

const none: never[] = [];

const meta = {
  title: 'Components/Data/ListLayout',
  component: LayoutStage,
  args: { status: 'ready', has: 'rows', query: {}, onRetry: fn() },
} satisfies Meta<typeof LayoutStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Agencies' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 agencies');
    await expect(canvas.getByText('Harbour Tags, Example Print Studio')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading agencies');
    await expect(canvas.getByRole('searchbox', { name: 'Search agencies' })).toBeEnabled();
  },
};

export const Empty: Story = {
  args: { has: 'nothing' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No agencies found.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 0 agencies');
    await expect(canvas.queryByRole('button', { name: /Clear/ })).not.toBeInTheDocument();
  },
};

export const ClearsASearchWithoutAMatch: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search agencies' });
    await userEvent.type(search, 'zebra');
    await expect(await canvas.findByText('Nothing matches “zebra”.')).toBeVisible();
    await expect(canvas.getByText('No agencies found.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 2 agencies');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 agencies');
    await expect(search).toHaveValue('');
    // The button is gone; the hands stay where the next search is typed.
    await expect(search).toHaveFocus();
  },
};

export const RetriesAfterAFailure: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText('The agencies could not be loaded.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Not loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = { globals: { viewport: { value: 'w360' } } };

export const Dark: Story = { globals: { theme: 'dark' } };
