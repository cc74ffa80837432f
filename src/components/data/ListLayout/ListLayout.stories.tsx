import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';
import { agencyRules } from '~/domain/agency/agency';
import type { Agency, AgencyQuery } from '~/domain/agency/agency';
import { createSampleAgencies } from '~/domain/agency/agency.sample';

import type { Column } from '../column';
import { readRowNames } from '../list.play';
import { storyDay, useStoryList } from '../list.stage';
import type { ListStoryArgs } from '../list.stage';
import { AddButton } from './AddButton';
import { ListLayout } from './ListLayout';

type StageProps = ListStoryArgs<AgencyQuery> & { isEmpty: boolean };

function LayoutStage({ isEmpty, ...options }: StageProps) {
  const list = useStoryList(agencyRules, isEmpty ? noAgencies : agencies, options);
  return (
    <ListLayout
      copy={{
        title: 'Agencies',
        noun: 'agencies',
        emptyMessage: 'No agencies found.',
        addLabel: 'Add Agency',
        searchLabel: 'Search agencies',
      }}
      list={list}
      columns={columns}
      action={<AddButton label="Add Agency" onClick={() => undefined} />}
      renderCard={({ name }) => name}
    />
  );
}

const agencies = createSampleAgencies(storyDay);
const columns: readonly Column<Agency>[] = [{ id: 'name', header: 'Name', text: ({ name }) => name }];
const noAgencies: never[] = [];

/**
 * Use as the frame of every list screen: it shows the heading, the toolbar, and the loading, failed and empty states.
 * Don't use it for dashboards.
 */
const meta = {
  title: 'Components/Data/ListLayout',
  component: LayoutStage,
  args: { status: 'ready', isEmpty: false, query: {}, onRetry: fn() },
} satisfies Meta<typeof LayoutStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Agencies' })).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 agencies');
    await expect(readRowNames(canvas)).toEqual(['Dune Prints', 'Harbour Tags']);
  },
};

export const Loading: Story = {
  tags: ['state'],
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading agencies');
    await expect(canvas.getByRole('searchbox', { name: 'Search agencies' })).toBeEnabled();
  },
};

export const Empty: Story = {
  tags: ['state'],
  args: { isEmpty: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No agencies found.')).toBeVisible();
    await expect(canvas.getByText('Nothing here yet. Start with “Add Agency”.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 0 agencies');
    await expect(canvas.queryByRole('button', { name: /Clear/ })).not.toBeInTheDocument();
  },
};

export const ClearsTheSearchAndKeepsTheSorting: Story = {
  tags: ['behaviour'],
  args: { query: { sort: '-name' } },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search agencies' });
    await userEvent.type(search, 'zebra');
    await expect(await canvas.findByText('Nothing matches “zebra”.')).toBeVisible();
    await expect(canvas.getByText('No agencies found.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 2 agencies');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 agencies');
    await expect(search).toHaveValue('');
    await expect(readRowNames(canvas)).toEqual(['Harbour Tags', 'Dune Prints']);
    // The focus moves to the search, because the clicked button has disappeared.
    await expect(search).toHaveFocus();
  },
};

export const RetriesAfterAnError: Story = {
  tags: ['behaviour'],
  args: { status: 'failed' },
  play: async ({ args, canvas }) => {
    await expect(canvas.getByText("We couldn't load the agencies.")).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Not loaded');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const FitsAPhone: Story = { tags: ['behaviour'], globals: phoneGlobals, play: () => expectNoPageOverflow() };
