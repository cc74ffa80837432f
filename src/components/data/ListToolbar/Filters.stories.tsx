import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { createSelectOptions } from '~/domain/selectOptions';
import { agencyTagRules, statusFilterLabels, utilityFilterLabels } from '~/domain/tag/agencyTag';
import type { AgencyTagQuery } from '~/domain/tag/agencyTag';
import { createManyAgencyTags } from '~/domain/tag/agencyTag.sample';

import { selectOption } from '../list.play';
import { storyDay, useStoryList } from '../list.stage';
import { Filters } from './Filters';
import { FilterSelect } from './FilterSelect';
import { ListToolbar } from './ListToolbar';

const tags = createManyAgencyTags(100, storyDay);

type FiltersStageProps = { query: Partial<AgencyTagQuery>; fitFrom?: 'tablet' | 'wide' };

function FiltersStage({ query, fitFrom = 'tablet' }: FiltersStageProps) {
  const list = useStoryList(agencyTagRules, tags, { query });
  const { status, utility } = list.query;
  return (
    <ListToolbar searchLabel="Search tags" list={list}>
      <Filters list={list} fitFrom={fitFrom}>
        <FilterSelect
          label="Status"
          value={status}
          options={createSelectOptions(statusFilterLabels)}
          onChange={(newStatus) => list.onFilter({ status: newStatus })}
        />
        <FilterSelect
          label="Utility"
          value={utility}
          options={createSelectOptions(utilityFilterLabels)}
          onChange={(newUtility) => list.onFilter({ utility: newUtility })}
        />
      </Filters>
    </ListToolbar>
  );
}

/**
 * Use in ListToolbar: FilterChoice for the main filter of a list if it has a few short options, FilterSelect for the
 * other filters. For free text, use the search field.
 */
const meta = {
  title: 'Components/Data/Filters',
  component: FiltersStage,
  tags: ['behaviour'],
  args: { query: { status: 'activated' } },
} satisfies Meta<typeof FiltersStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FiltersAreNextToTheSearch: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Status: Activated');
    await expect(canvas.getByRole('combobox', { name: 'Utility' })).toHaveTextContent('Utility: All');
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
    const searchBottom = canvas.getByRole('searchbox').getBoundingClientRect().bottom;
    for (const filter of canvas.getAllByRole('combobox'))
      await expect(filter.getBoundingClientRect().top).toBeLessThan(searchBottom);
  },
};

export const FiltersKeepTheirWidths: Story = {
  args: { query: {} },
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    const readPositions = () =>
      ['Status', 'Utility'].map((name) => {
        const { left, top, width } = canvas.getByRole('combobox', { name }).getBoundingClientRect();
        return { left, top, width };
      });
    const positionsBefore = readPositions();
    await selectOption(canvas, 'Status', 'Not activated');
    await selectOption(canvas, 'Utility', 'Not enabled');
    await expect(readPositions()).toEqual(positionsBefore);
  },
};

export const FiltersOpenInAPopoverIfTheyDoNotFit: Story = {
  args: { fitFrom: 'wide' },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('combobox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Filters 1 in use' }));
    const popover = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await expect(popover.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Status: Activated');
  },
};

export const FiltersOpenInABottomSheetOnMobile: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { query: { search: 'a', status: 'activated' } },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Filters 1 in use' });
    // The button that opens the filters is on the same line as the search.
    await expect(button.getBoundingClientRect().top).toBeLessThan(
      canvas.getByRole('searchbox').getBoundingClientRect().bottom,
    );
    await userEvent.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Filters' });
    await waitFor(() => expect(Math.round(dialog.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    const bottomSheet = within(dialog);
    await expect(bottomSheet.getByRole('combobox', { name: 'Utility' })).toHaveTextContent('Utility: All');
    await userEvent.click(bottomSheet.getByRole('button', { name: 'Clear filters' }));
    await userEvent.click(await bottomSheet.findByRole('button', { name: 'Show 100' }));
    await expect(await canvas.findByRole('button', { name: 'Filters' })).toHaveFocus();
    await expect(canvas.getByRole('searchbox')).toHaveValue('a');
  },
};
