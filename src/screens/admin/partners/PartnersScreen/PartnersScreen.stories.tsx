import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import {
  readCells,
  readColumnHeaders,
  expectListActions,
  readFirstCardText,
  readOptions,
  readRadioLabels,
  readRowNames,
  selectOption,
  selectRadio,
} from '~/components/data/list.play';
import { createListStage, storyDay } from '~/components/data/list.stage';
import { valuesToOptions } from '~/domain/lists/filterOptions';
import { partnerRules } from '~/domain/partner/partner';
import { createSamplePartners } from '~/domain/partner/partner.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { PartnersScreen } from './PartnersScreen';

const PartnersStage = createListStage(partnerRules, ({ getFilterValues, ...props }) => (
  <PartnersScreen {...props} agencies={valuesToOptions(getFilterValues('agency'))} />
));

const meta = {
  title: 'Screens/Admin/Partners/List',
  component: PartnersStage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Partners">{Story()}</AdminStage>],
  args: { createRows: () => createSamplePartners(storyDay), onAdd: fn(), onDelete: fn() },
} satisfies Meta<typeof PartnersStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'office', acceptance: ['ADM-09'] },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toBe(
      'Partner name | Email | Phone number | Agency | Total earnings AED | AiroTag balance | Date added',
    );
    await expect(readCells(canvas, 'Mira A.')).toBe(
      'mira@example.com | 050 000 0401 | Harbour Tags | 962.50 | 15 | 31-03-2026',
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 2 partners');
  },
};

export const FitsAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(readFirstCardText(canvas, 'Partners')).toBe(
      'Dina S.dina@example.com050 000 0425Dune PrintsAiroTag balance0Date added15-06-2026Total earnings0.00 AED',
    );
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
  },
};

export const FiltersAndSortsWithTheShowFilter: Story = {
  tags: ['behaviour'],
  args: { query: { sort: '-name' } },
  parameters: { acceptance: ['ADM-09'] },
  play: async ({ canvas }) => {
    await expect(readRadioLabels(canvas, 'Show')).toEqual(['All', 'Last 7 Days', 'Name A-Z', 'AiroTag balance']);
    await selectRadio(canvas, 'Name A-Z');
    await expect(readRowNames(canvas)).toEqual(['Dina S.', 'Mira A.']);
    await selectRadio(canvas, 'AiroTag balance');
    await expect(readRowNames(canvas)).toEqual(['Mira A.', 'Dina S.']);
    await selectRadio(canvas, 'Last 7 Days');
    await expect(readRowNames(canvas)).toEqual(['Dina S.']);
  },
};

export const FiltersByAgency: Story = {
  tags: ['behaviour'],
  args: { query: { agency: 'Closed Agency' } },
  parameters: { acceptance: ['ADM-09'] },
  play: async ({ canvas }) => {
    // The filter ignores an agency without partners and shows all rows.
    await expect(canvas.getByRole('combobox', { name: 'Agency' })).toHaveTextContent('Agency: All');
    await expect(readRowNames(canvas)).toHaveLength(2);
    await expect(await readOptions(canvas, 'Agency')).toEqual(['All', 'Dune Prints', 'Harbour Tags']);
    await selectOption(canvas, 'Agency', 'Dune Prints');
    await expect(readRowNames(canvas)).toEqual(['Dina S.']);
  },
};

export const SearchesAddsAndDeletes: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-06'] },
  play: ({ args, canvas }) =>
    expectListActions(canvas, args, {
      searchLabel: 'Search name, email or agency',
      message: 'No partners found.',
      rowCount: 2,
      addButtonName: 'Add Partner',
      removeButtonName: 'Delete Dina S.',
      id: 'partner-2',
    }),
};
