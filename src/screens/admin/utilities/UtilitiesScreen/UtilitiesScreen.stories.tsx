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
import { createListStage } from '~/components/data/list.stage';
import { utilityRules } from '~/domain/utility/utility';
import { createSampleUtilities } from '~/domain/utility/utility.sample';

import { AdminStage } from '../../AdminLayout/AdminLayout.stage';
import { UtilitiesScreen } from './UtilitiesScreen';

const UtilitiesStage = createListStage(utilityRules, UtilitiesScreen);

const meta = {
  title: 'Screens/Admin/Utilities/List',
  component: UtilitiesStage,
  parameters: { layout: 'fullscreen' },
  decorators: [(Story) => <AdminStage currentPath="/Admin-Utilities">{Story()}</AdminStage>],
  args: { createRows: createSampleUtilities, onAdd: fn(), onDelete: fn() },
} satisfies Meta<typeof UtilitiesStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'office', acceptance: ['ADM-12'] },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toBe(
      'Name | Description | Default redirect URL | Redirects to a messaging app | Features',
    );
    const description = 'Opens a chat with the owner of the tag.';
    const url = 'chat.example.com/owner';
    await expect(readCells(canvas, 'Message the owner')).toBe(`${description} | ${url} | Yes | WhatsApp, SMS`);
    await expect(within(canvas.getByRole('table')).getByRole('link', { name: url })).toHaveAttribute(
      'href',
      `https://${url}`,
    );
    await expect(canvas.getByRole('status')).toHaveTextContent('3 of 3 AiroTag utilities');
  },
};

export const FitsAPhone: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(readFirstCardText(canvas, 'AiroTag Utilities')).toBe(
      'Message the ownerOpens a chat with the owner of the tag.Default redirect URLchat.example.com/owner' +
        'Messaging appYesFeaturesWhatsApp, SMS',
    );
    // The URL has its own line.
    const [url, messaging, features] = canvas.getAllByRole('definition').map((value) => value.getBoundingClientRect());
    await expect(messaging?.top).toBeGreaterThan(url?.bottom ?? Infinity);
    await expect(features?.top).toBe(messaging?.top);
    await expectNoPageOverflow();
  },
};

export const ShowsTheDescriptionsInTwoLinesOnATablet: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    await expect(readColumnHeaders(canvas)).toBe(
      'Name | Description | Default redirect URL | Redirects to a messaging app',
    );
    const description = canvas.getByText('Opens a chat with the owner of the tag.');
    // Two lines of 18 px and a padding of 12 px fit into the row of 52 px.
    await expect(description.closest('tr')?.getBoundingClientRect().height).toBeLessThan(54);
    await expect(canvas.queryByRole('region', { name: 'AiroTag Utilities' })).not.toBeInTheDocument();
  },
};

export const WrapsLongHeadersToTwoLinesOnATablet: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const headerText = within(canvas.getByRole('table')).getByText('Redirects to a messaging');
    const lineHeight = Number.parseFloat(getComputedStyle(headerText).lineHeight);
    const { height } = headerText.getBoundingClientRect();
    await expect(height).toBeGreaterThan(1.5 * lineHeight);
    await expect(height).toBeLessThan(3 * lineHeight);
    await expectNoPageOverflow();
  },
};

export const FiltersByMessagingApp: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-12'] },
  play: async ({ canvas }) => {
    await expect(await readOptions(canvas, 'Redirects to a messaging app')).toEqual(['All', 'Yes', 'No']);
    await selectOption(canvas, 'Redirects to a messaging app', 'Yes');
    await expect(readRowNames(canvas)).toEqual(['Message the owner']);
    await selectOption(canvas, 'Redirects to a messaging app', 'No');
    await expect(readRowNames(canvas)).toEqual(['Write an email', 'Show a page']);
  },
};

export const SearchesAddsAndDeletes: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['ADM-06'] },
  play: ({ args, canvas }) =>
    expectListActions(canvas, args, {
      searchLabel: 'Search name, URL or feature',
      message: 'No AiroTag utilities found.',
      rowCount: 3,
      addButtonName: 'Add AiroTag Utility',
      removeButtonName: 'Delete Write an email',
      id: 'utility-2',
    }),
};
