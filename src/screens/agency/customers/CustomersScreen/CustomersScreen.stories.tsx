import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { expectNoPageOverflow } from '~/components/a11y/reflow.play';
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
import { agencyCustomerRules } from '~/domain/customer/agencyCustomer';
import { createSampleAgencyCustomers } from '~/domain/customer/agencyCustomer.sample';

import { AgencyStage } from '../../AgencyLayout/AgencyLayout.stage';
import { CustomersScreen } from './CustomersScreen';

const CustomersStage = createListStage(agencyCustomerRules, CustomersScreen);

const meta = {
  title: 'Screens/Agency/Customers/List',
  component: CustomersStage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AgencyStage currentPath="/Agencies-Customers">{Story()}</AgencyStage>],
  args: { createRows: () => createSampleAgencyCustomers(storyDay), onAdd: fn(), onDelete: fn() },
} satisfies Meta<typeof CustomersStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'office', acceptance: ['AGY-09'] },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toBe('Name | email | Address | Phone | Actions');
    await expect(readCells(canvas, 'Omar K.')).toBe('omar@example.com | 1 Sample Street, Dubai | 050 000 0501');
    await expect(canvas.getByRole('status')).toHaveTextContent('27 of 27 customers');
  },
};

export const FitsAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(readFirstCardText(canvas, 'Customers')).toBe(
      'Vera K.vera@example.com050 000 052727 Lantern Lane, Sharjah',
    );
    const cards = within(canvas.getByRole('list', { name: 'Customers' })).getAllByRole('listitem');
    const heights = cards.map((card) => card.offsetHeight);
    await expect(new Set(heights).size).toBe(1);
  },
};

export const FitsWithoutScrollingOnATablet: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    // The flexible columns wrap their text, so that the pinned column 'Actions' does not cover the column 'Phone'.
    const getHeaderBox = (name: string) => canvas.getByRole('columnheader', { name }).getBoundingClientRect();
    await expect(getHeaderBox('Phone').right).toBeLessThanOrEqual(getHeaderBox('Actions').left + 1);
    await expectNoPageOverflow();
  },
};

export const SortsByDateAdded: Story = {
  tags: ['behaviour'],
  args: { query: { sort: 'name' } },
  parameters: { acceptance: ['AGY-09'] },
  play: async ({ canvas }) => {
    await expect(await readOptions(canvas, 'Date added')).toEqual(['Newest', 'Oldest']);
    await selectOption(canvas, 'Date added', 'Oldest');
    await expect(readCells(canvas, readRowNames(canvas)[0] ?? '')).toContain('1 Sample Street, Dubai');
    await expect(canvas.getByRole('status')).toHaveTextContent('27 of 27 customers');
  },
};

export const SearchesAddsAndDeletes: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['AGY-09'] },
  play: ({ args, canvas }) =>
    expectListActions(canvas, args, {
      searchLabel: 'Search name, email or address',
      message: 'No customers found.',
      rowCount: 27,
      addButtonName: 'Add Customer',
      removeButtonName: 'Delete Omar K.',
      id: 'customer-1',
    }),
};
