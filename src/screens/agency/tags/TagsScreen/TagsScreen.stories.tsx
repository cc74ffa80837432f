import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { storyDay } from '~/components/data/list.sample';
import { makeAgencyTag, makeUnassignedTag, manyAgencyTags } from '~/domain/tag/agencyTag.sample';

import { TagsStage } from './TagsScreen.stage';

const meta = {
  title: 'Screens/Agency/Tags/List',
  component: TagsStage,
  parameters: { layout: 'fullscreen' },
  args: {
    tags: () => manyAgencyTags(8, storyDay),
    tagBase: 'https://tag.example.com',
    status: 'ready',
    query: {},
    onDelete: fn(),
    onPrint: fn(),
    onDownload: fn(),
    onShare: fn(),
    onRetry: fn(),
    onDownloadCsv: fn(),
  },
} satisfies Meta<typeof TagsStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const noSidewaysScroll = () =>
  expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);

export const Default: Story = {
  parameters: { acceptance: ['AGY-05', 'AGY-07'] },
  play: async ({ args, canvas, userEvent }) => {
    const table = within(canvas.getByRole('table', { name: 'AiroTags' }));
    await expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Hexacode',
      'Utility',
      'Status',
      'Is assigned',
      'Customization completed',
      'Assigner',
      'Assigned at',
      'Activated at',
      'Assigned to',
      'Actions',
    ]);
    const [, ...cells] = within(table.getByRole('row', { name: /7F3A9C21/ })).getAllByRole('cell');
    await expect(cells.slice(0, 8).map(({ textContent }) => textContent)).toEqual([
      'Enabled',
      'Activated',
      'Yes',
      'Yes',
      'Agency: Sample Tags Agency',
      '13-06-2026',
      '13-06-2026',
      'mira.example@example.com',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('8 of 8 AiroTags');
    await userEvent.click(canvas.getByRole('button', { name: 'Delete B04D17E8' }));
    await expect(args.onDelete).toHaveBeenCalledWith(expect.objectContaining({ hexacode: 'B04D17E8' }));
  },
};

export const Loading: Story = {
  args: { status: 'loading' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading AiroTags');
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { tags: () => [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No AiroTags found.')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('0 of 0 AiroTags');
  },
};

export const NoMatches: Story = {
  args: { query: { search: 'zebra' } },
  parameters: { acceptance: ['AGY-05'] },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No AiroTags found.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(await canvas.findAllByRole('rowheader')).toHaveLength(8);
  },
};

export const Failed: Story = {
  args: { status: 'failed' },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('The AiroTags could not be loaded.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  parameters: { acceptance: ['AGY-05'] },
  play: async ({ args, canvas, userEvent }) => {
    const cards = within(canvas.getByRole('list', { name: 'AiroTags' }));
    await expect(cards.getByRole('heading', { name: 'B04D17E8' })).toBeVisible();
    await expect(cards.getAllByText('Utility not enabled')[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select 7F3A9C21' }));
    await expect(canvas.getByText('1 selected')).toBeVisible();
    const print = canvas.getByRole('button', { name: 'Print selected' });
    // Docked at the lower edge.
    await expect(print.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
    await userEvent.click(print);
    await expect(args.onPrint).toHaveBeenCalledWith([expect.objectContaining({ hexacode: '7F3A9C21' })]);
    await noSidewaysScroll();
  },
};

const desk = { w1264: { name: '1264 px', styles: { width: '1264px', height: '800px' }, type: 'desktop' } } as const;

export const TenColumnsStandBesideTheNavigation: Story = {
  parameters: { viewport: { options: desk }, acceptance: ['AGY-05'] },
  globals: { viewport: { value: 'w1264' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('columnheader', { name: 'Actions' })).toBeVisible();
    // Nothing scrolls sideways, neither the page nor a frame of the table's own.
    await expect(canvas.queryByRole('region', { name: 'AiroTags' })).not.toBeInTheDocument();
    await noSidewaysScroll();
  },
};

export const OnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    // Too narrow for ten columns: the table scrolls in a frame of its own, not the page.
    await expect(canvas.getByRole('region', { name: 'AiroTags' })).toBeVisible();
    await noSidewaysScroll();
  },
};

export const Dark: Story = { globals: { theme: 'dark' } };

export const Many: Story = {
  args: { tags: () => manyAgencyTags(10_000, storyDay) },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Page 1 of 200')).toBeVisible();
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search AiroTags' }));
    await userEvent.paste('91D6F3B7');
    await expect(await canvas.findByText('1 of 10,000')).toBeVisible();
  },
};

const longNames = () => [
  makeAgencyTag({
    assigner: { type: 'partner', name: 'Maximiliane-Alexandra von Hohenzollern-Sigmaringen & Söhne (Filiale 12)' },
    assignedTo: 'a-very-long-address-that-nobody-would-like-to-type.but.somebody.has@mail.subsidiary.example.com',
  }),
  makeAgencyTag({
    id: 'agency-tag-2',
    hexacode: '7F3A9C22',
    assigner: { type: 'partner', name: 'شركة الملصقات الذكية (دبي)' },
    assignedTo: 'مالك@example.com',
  }),
  makeAgencyTag({
    id: 'agency-tag-4',
    hexacode: '2C9E55A0',
    assigner: { type: 'agency', name: '👩🏽‍🚀🏷️ Zoë’s Tags 🇦🇪 שלום' },
    assignedTo: '🐕@example.com',
  }),
  makeUnassignedTag(),
];

export const LongNamesAndOtherScripts: Story = {
  args: { tags: longNames },
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /7F3A9C22/ });
    await expect(within(row).getByText('شركة الملصقات الذكية (دبي)')).toBeVisible();
    const { height } = row.getBoundingClientRect();
    await expect(Math.round(height)).toBe(52);
    await noSidewaysScroll();
  },
};

export const LongNamesOnAPhone: Story = {
  args: { tags: longNames },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('شركة الملصقات الذكية (دبي)')).toBeVisible();
    await noSidewaysScroll();
  },
};

export const SelectsWhatIsFoundAndPrintsIt: Story = {
  args: { tags: () => manyAgencyTags(30, storyDay), query: { status: 'notActivated' } },
  parameters: { acceptance: ['AGY-05'] },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all 6 found' }));
    await expect(canvas.getByRole('status')).toHaveTextContent('6 selected · 6 of 30');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select B04D17E8' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Print selected' }));
    await expect(args.onPrint).toHaveBeenCalledOnce();
    await expect(args.onPrint).toHaveBeenCalledWith([
      expect.objectContaining({ hexacode: 'B04D17E9' }),
      ...Array.from({ length: 4 }, () => expect.objectContaining({ status: 'notActivated' }) as unknown),
    ]);
  },
};
