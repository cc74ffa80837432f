import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';
import { agencyShowOptionLabels, agencyRules } from '~/domain/agency/agency';
import type { AgencyQuery } from '~/domain/agency/agency';
import { createManyAgencies } from '~/domain/agency/agency.sample';
import { createSelectOptions } from '~/domain/selectOptions';
import { generatedTagRules } from '~/domain/tag/generatedTag';
import { createManyGeneratedTags } from '~/domain/tag/generatedTag.sample';

import { storyDay, useStoryList } from '../list.stage';
import { FilterChoice } from './FilterChoice';
import { FilterSelect } from './FilterSelect';
import { ListToolbar } from './ListToolbar';

const agencies = createManyAgencies(1000, storyDay);
const options = createSelectOptions(agencyShowOptionLabels);

function ToolbarStage({ query, filter }: { query: Partial<AgencyQuery>; filter: 'segmented' | 'select' }) {
  const list = useStoryList(agencyRules, agencies, { query });
  const Filter = filter === 'segmented' ? FilterChoice : FilterSelect;
  return (
    <>
      <ListToolbar searchLabel="Search agencies" list={list}>
        <Filter
          label="Show"
          value={list.query.show}
          options={options}
          onChange={(show: AgencyQuery['show']) => list.onFilter({ show })}
        />
      </ListToolbar>
      <p role="status">{list.matchCount} found</p>
    </>
  );
}

/** Use above a DataTable, for the search field and the filters. Actions for selected rows belong in SelectionBar. */
const meta = {
  title: 'Components/Data/ListToolbar',
  component: ToolbarStage,
  tags: ['behaviour'],
  args: { query: {}, filter: 'segmented' },
} satisfies Meta<typeof ToolbarStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FindsRowsWhileTyping: Story = {
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search agencies' });
    await userEvent.type(search, 'sharjah agency77', { delay: null });
    await expect(search).toHaveValue('sharjah agency77');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('3 found'));
  },
};

export const ClearsTheSearchWithEscapeOrItsButton: Story = {
  args: { query: { search: 'zebra' } },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search agencies' });
    await userEvent.type(search, '{Escape}');
    await expect(search).toHaveValue('');
    await userEvent.type(search, 'lion');
    await userEvent.click(canvas.getByRole('button', { name: 'Clear the search field' }));
    await expect(search).toHaveValue('');
    await expect(search).toHaveFocus();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1000 found'));
  },
};

/** Spy that is called whenever the date of a row is read, which shows that the list is sorted again. */
const readDate = fn();
const tagsWithCountedReads = createManyGeneratedTags(20, storyDay).map(({ createdAt, ...tag }) => ({
  ...tag,
  get createdAt() {
    readDate();
    return createdAt;
  },
}));

function CountingStage() {
  const list = useStoryList(generatedTagRules, tagsWithCountedReads);
  return (
    <>
      <ListToolbar searchLabel="Search tags" list={list} />
      <p role="status">{list.matchCount} found</p>
    </>
  );
}

export const DoesNotSortRowsAgainWhileTyping: Story = {
  render: () => <CountingStage />,
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('20 found');
    await expect(readDate).toHaveBeenCalled();
    readDate.mockClear();
    await userEvent.type(canvas.getByRole('searchbox'), 'SN-000007');
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('1 found'));
    await expect(readDate).not.toHaveBeenCalled();
  },
};

export const Mobile: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const search = canvas.getByRole('searchbox', { name: 'Search agencies' });
    await expect(search).toHaveAttribute('placeholder', 'Search');
    const { left } = canvas.getByRole('combobox', { name: 'Show' }).getBoundingClientRect();
    await expect(left).toBeGreaterThan(search.getBoundingClientRect().right);
    await expectNoPageOverflow();
  },
};

export const FilterIsLargeEnoughForTouchOnATablet: Story = {
  args: { filter: 'select' },
  globals: { viewport: { value: 'w768' } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('combobox', { name: 'Show' }).getBoundingClientRect().height).toBeGreaterThanOrEqual(44),
};
