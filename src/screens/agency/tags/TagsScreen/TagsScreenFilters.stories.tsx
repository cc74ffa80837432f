import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, userEvent, within } from 'storybook/test';
import type { queries } from 'storybook/test';

import { storyDay } from '~/components/data/list.sample';
import { makeAgencyTag, makeUnassignedTag, manyAgencyTags } from '~/domain/tag/agencyTag.sample';

import { TagsStage } from './TagsScreen.stage';

/** Four tags that differ in all that can be filtered by. */
const fourTags = () => [
  makeAgencyTag({ id: '1', hexacode: 'AAAA0001', assignedAt: '2026-06-01', activatedAt: '2026-06-09' }),
  makeUnassignedTag({ id: '2', hexacode: 'AAAA0002' }),
  makeAgencyTag({
    id: '3',
    hexacode: 'AAAA0003',
    assigner: { type: 'agency', name: 'Sample Tags Agency' },
    customization: false,
    assignedAt: '2026-06-04',
    activatedAt: '2026-06-05',
  }),
  makeAgencyTag({
    id: '4',
    hexacode: 'AAAA0004',
    status: 'notActivated',
    utility: 'notEnabled',
    assignedAt: '2026-06-03',
    activatedAt: undefined,
  }),
];

const meta = {
  title: 'Screens/Agency/Tags/Filters',
  component: TagsStage,
  parameters: { layout: 'fullscreen', acceptance: ['AGY-05'] },
  args: {
    tags: fourTags,
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

type Canvas = Pick<ReturnType<typeof within<typeof queries>>, 'getByRole' | 'getAllByRole'>;

const codes = (canvas: Canvas) => canvas.getAllByRole('rowheader').map(({ textContent }) => textContent);

const choose = async (canvas: Canvas, select: string, option: string) => {
  await userEvent.click(canvas.getByRole('combobox', { name: select }));
  await userEvent.click(await screen.findByRole('option', { name: option }));
};

export const FiltersByStatus: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Status', 'Activated');
    await expect(codes(canvas)).toEqual(['AAAA0001', 'AAAA0003']);
    await choose(canvas, 'Status', 'Not activated');
    await expect(codes(canvas)).toEqual(['AAAA0002', 'AAAA0004']);
    await expect(canvas.getByRole('combobox', { name: 'Status' })).toHaveTextContent('Status: Not activated');
    await expect(canvas.getByRole('status')).toHaveTextContent('2 of 4 AiroTags');
  },
};

export const FiltersByUtility: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Utility', 'Enabled');
    await expect(codes(canvas)).toEqual(['AAAA0001', 'AAAA0003']);
    await choose(canvas, 'Utility', 'Not enabled');
    await expect(codes(canvas)).toEqual(['AAAA0002', 'AAAA0004']);
  },
};

export const FiltersByCustomization: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Customization completed', 'Yes');
    await expect(codes(canvas)).toEqual(['AAAA0001', 'AAAA0004']);
    await choose(canvas, 'Customization completed', 'No');
    await expect(codes(canvas)).toEqual(['AAAA0002', 'AAAA0003']);
  },
};

export const FiltersByAssigner: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Assigner type', 'Agency');
    await expect(codes(canvas)).toEqual(['AAAA0003']);
    await choose(canvas, 'Assigner type', 'Partner');
    await expect(codes(canvas)).toEqual(['AAAA0001', 'AAAA0004']);
  },
};

export const PutsTheLastOrTheFirstAssignedFirst: Story = {
  args: { query: { sort: 'hexacode' } },
  play: async ({ canvas }) => {
    await choose(canvas, 'Assigned at', 'Newest');
    await expect(codes(canvas)).toEqual(['AAAA0003', 'AAAA0004', 'AAAA0001', 'AAAA0002']);
    await choose(canvas, 'Assigned at', 'Oldest');
    await expect(codes(canvas)).toEqual(['AAAA0001', 'AAAA0004', 'AAAA0003', 'AAAA0002']);
  },
};

export const PutsTheLastOrTheFirstActivatedFirst: Story = {
  play: async ({ canvas }) => {
    await choose(canvas, 'Activated at', 'Newest');
    await expect(codes(canvas)).toEqual(['AAAA0001', 'AAAA0003', 'AAAA0002', 'AAAA0004']);
    await choose(canvas, 'Activated at', 'Oldest');
    await expect(codes(canvas)).toEqual(['AAAA0003', 'AAAA0001', 'AAAA0002', 'AAAA0004']);
  },
};

export const LeaveNothingAndAreCleared: Story = {
  args: { query: { status: 'notActivated', customization: 'yes', assigner: 'agency' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('No AiroTags found.')).toBeVisible();
    await expect(canvas.getByText('The filters leave nothing to show.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear filters' }));
    await expect(codes(canvas)).toHaveLength(4);
    await expect(canvas.getByRole('combobox', { name: 'Assigner type' })).toHaveTextContent('Assigner type: All');
  },
};

export const StayWhereTheyStand: Story = {
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas, userEvent }) => {
    const filters = ['Status', 'Utility', 'Customization completed', 'Assigned at', 'Activated at', 'Assigner type'];
    const places = () =>
      filters.map((name) => {
        const { left, top, width } = canvas.getByRole('combobox', { name }).getBoundingClientRect();
        return { left, top, width };
      });
    const before = places();
    await choose(canvas, 'Status', 'Not activated');
    await choose(canvas, 'Customization completed', 'No');
    await userEvent.type(canvas.getByRole('searchbox'), 'a');
    await expect(places()).toEqual(before);
  },
};

export const LeaveWhatTheyHideOutOfTheSelection: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const status = () => canvas.getByRole('status');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select AAAA0001' }));
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select AAAA0002' }));
    await step('what is hidden is said and not printed', async () => {
      await choose(canvas, 'Status', 'Activated');
      await expect(status()).toHaveTextContent('1 selected, 1 more hidden · 2 of 4');
      await userEvent.click(canvas.getByRole('button', { name: 'Print selected' }));
      await expect(args.onPrint).toHaveBeenCalledOnce();
      await expect(args.onPrint).toHaveBeenCalledWith([expect.objectContaining({ hexacode: 'AAAA0001' })]);
    });
    await step('where all of it is hidden there is nothing to print', async () => {
      await choose(canvas, 'Assigner type', 'Agency');
      await expect(codes(canvas)).toEqual(['AAAA0003']);
      await expect(status()).toHaveTextContent('2 selected, all hidden · 1 of 4');
      await expect(canvas.queryByRole('button', { name: 'Print selected' })).not.toBeInTheDocument();
    });
    await step('and it is still selected when it comes back', async () => {
      await choose(canvas, 'Status', 'All');
      await choose(canvas, 'Assigner type', 'All');
      await expect(status()).toHaveTextContent('2 selected · 4 of 4');
    });
  },
};

export const AllAtOnce: Story = {
  args: {
    tags: () => manyAgencyTags(120, storyDay),
    query: {
      search: 'example',
      status: 'activated',
      utility: 'enabled',
      customization: 'yes',
      assignedAt: 'newest',
      activatedAt: 'oldest',
      assigner: 'partner',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('34 of 120 AiroTags');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  args: { query: { search: 'aaaa', status: 'activated' } },
  play: async ({ canvas, step, userEvent }) => {
    await step('a button says how many are in use and opens them', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Filters 1 in use' }));
    });
    const sheet = within(await screen.findByRole('dialog', { name: 'Filters' }));
    await step('what is chosen counts at once', async () => {
      await userEvent.click(sheet.getByRole('combobox', { name: 'Assigner type' }));
      await userEvent.click(await screen.findByRole('option', { name: 'Agency' }));
      await expect(await sheet.findByRole('button', { name: 'Show 1' })).toBeVisible();
    });
    await step('all are taken away, and the search stays', async () => {
      await userEvent.click(sheet.getByRole('button', { name: 'Clear filters' }));
      await userEvent.click(await sheet.findByRole('button', { name: 'Show 4' }));
      await expect(await canvas.findByRole('button', { name: 'Filters' })).toHaveFocus();
      await expect(canvas.getByRole('searchbox')).toHaveValue('aaaa');
    });
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};
