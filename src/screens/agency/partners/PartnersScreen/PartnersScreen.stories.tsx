import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import {
  readCells,
  readColumnHeaders,
  expectListActions,
  readFirstCardText,
  readOptions,
  readRowNames,
  selectOption,
} from '~/components/data/list.play';
import { createListStage, storyDay } from '~/components/data/list.stage';
import { valuesToOptions } from '~/domain/lists/filterOptions';
import { agencyPartnerRules } from '~/domain/partner/agencyPartner';
import { createSampleAgencyPartners } from '~/domain/partner/agencyPartner.sample';

import { AgencyStage } from '../../AgencyLayout/AgencyLayout.stage';
import { PartnersScreen } from './PartnersScreen';

const PartnersStage = createListStage(agencyPartnerRules, ({ getFilterValues, ...props }) => (
  <PartnersScreen {...props} companies={valuesToOptions(getFilterValues('company'))} />
));

const meta = {
  title: 'Screens/Agency/Partners/List',
  component: PartnersStage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AgencyStage currentPath="/Agencies-Partners">{Story()}</AgencyStage>],
  args: { createRows: () => createSampleAgencyPartners(storyDay), onAdd: fn(), onDelete: fn() },
} satisfies Meta<typeof PartnersStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'office', acceptance: ['AGY-08'] },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toBe('Name | Email | Company | Phone | Actions');
    await expect(readCells(canvas, 'Mira A.')).toBe('mira@example.com | Blue Kite Motors | 050 000 0401');
    await expect(canvas.getByRole('status')).toHaveTextContent('24 of 24 partners');
  },
};

export const FitsAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(readFirstCardText(canvas, 'Partners')).toBe('Amal M.amal@example.comPaper Boat Hotel050 000 0424');
    await expect(canvas.getByRole('button', { name: 'Filters' })).toBeVisible();
  },
};

export const SortsByDateAdded: Story = {
  tags: ['behaviour'],
  args: { query: { sort: 'name' } },
  parameters: { acceptance: ['AGY-08'] },
  play: async ({ canvas }) => {
    await expect(await readOptions(canvas, 'Date added')).toEqual(['Newest', 'Oldest']);
    await selectOption(canvas, 'Date added', 'Oldest');
    await expect(readRowNames(canvas).slice(0, 2)).toEqual(['Mira A.', 'Tom A.']);
    await selectOption(canvas, 'Date added', 'Newest');
    await expect(readRowNames(canvas)[0]).toBe('Amal M.');
  },
};

export const FiltersByCompany: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['AGY-08'] },
  play: async ({ canvas }) => {
    const companies = [
      'Blue Kite Motors',
      'Happy Tail Pets',
      'Lantern Mall',
      'Paper Boat Hotel',
      'Seven Doors Offices',
    ];
    await expect(await readOptions(canvas, 'Company')).toEqual(['All', ...companies]);
    await selectOption(canvas, 'Company', 'Lantern Mall');
    await expect(readRowNames(canvas)).toHaveLength(5);
    await expect(canvas.getByRole('status')).toHaveTextContent('5 of 24 partners');
  },
};

export const SearchesAddsAndDeletes: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['AGY-08'] },
  play: ({ args, canvas }) =>
    expectListActions(canvas, args, {
      searchLabel: 'Search name, email or company',
      message: 'No partners found.',
      rowCount: 24,
      addButtonName: 'Add partner',
      removeButtonName: 'Delete Tom A.',
      id: 'agency-partner-2',
    }),
};
