import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor, within } from 'storybook/test';

import { withTextSize } from '~/components/a11y/reflow.play';
import { sizes } from '~/components/theme/tokens';
import { makeAgency, createManyAgencies } from '~/domain/agency/agency.sample';

import { storyDay } from '../list.stage';
import { TableStage } from './DataTable.stage';

const meta = {
  title: 'Components/Data/DataTable scrolling',
  component: TableStage,
  args: { createRows: () => createManyAgencies(60, storyDay) },
} satisfies Meta<typeof TableStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const longPhoneNumber = '+971 50 000 0101 or else +971 50 000 0102, extension 33 or 34';

export const KeepsHeadersVisibleWhileThePageScrolls: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w1440' } },
  play: async ({ canvas }) => {
    canvas.getByRole('rowheader', { name: 'Sample Agency 25' }).scrollIntoView({ block: 'end' });
    await waitFor(() => expect(window.scrollY).toBeGreaterThan(0));
    const header = canvas.getByRole('columnheader', { name: 'Name' });
    await expect(header.getBoundingClientRect().top).toBeCloseTo(sizes.topBar, 0);
  },
};

export const KeepsHeadersVisibleOnATablet: Story = {
  ...KeepsHeadersVisibleWhileThePageScrolls,
  tags: ['behaviour'],
  globals: { viewport: { value: 'w768' } },
};

export const ScrollsInItsFrameIfItIsTooWide: Story = {
  tags: ['behaviour'],
  args: {
    createRows: () => createManyAgencies(60, storyDay).map((row) => ({ ...row, phone: longPhoneNumber })),
    isSelectable: true,
  },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Agencies' });
    await expect(frame).toHaveAttribute('tabindex', '0');
    frame.scrollTop = frame.scrollHeight;
    const header = canvas.getByRole('columnheader', { name: 'Name' });
    await waitFor(() => expect(frame.scrollTop).toBeGreaterThan(0));
    await expect(header.getBoundingClientRect().top).toBeCloseTo(frame.getBoundingClientRect().top, -1);
  },
};

export const FadesColumnsAtThePinnedEdge: Story = {
  tags: ['behaviour'],
  args: { createRows: () => [makeAgency({ phone: longPhoneNumber })] },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('region', { name: 'Agencies' });
    const cells = within(canvas.getByRole('row', { name: /Harbour Tags/ })).getAllByRole('cell');
    const readFadeOpacity = () => getComputedStyle(cells.at(-1) ?? frame, '::before').opacity;
    await waitFor(() => expect(readFadeOpacity()).toBe('1'));
    frame.scrollLeft = frame.scrollWidth;
    await waitFor(() => expect(readFadeOpacity()).toBe('0'));
  },
};

export const ScrollsInItsFrameWithLargeText: Story = {
  tags: ['behaviour'],
  globals: { viewport: { value: 'w1440' } },
  beforeEach: withTextSize(400),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('region', { name: 'Agencies' })).toBeVisible();
  },
};

export const ScrollsFocusedHeadersOutFromUnderPinnedColumns: Story = {
  tags: ['behaviour'],
  args: { createRows: () => [makeAgency({ phone: longPhoneNumber })] },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const getPinnedEdge = () =>
      canvas.getByRole('button', { name: 'Delete Harbour Tags' }).getBoundingClientRect().left;
    const balanceButton = canvas.getByRole('button', { name: 'Balance tags' });
    canvas.getByRole('button', { name: 'Address' }).focus();
    // Scrolls until the pinned column with the buttons covers half of the header 'Balance tags'.
    const { left, width } = balanceButton.getBoundingClientRect();
    canvas.getByRole('region', { name: 'Agencies' }).scrollLeft += left + width / 2 - getPinnedEdge();
    await expect(balanceButton.getBoundingClientRect().right).toBeGreaterThan(getPinnedEdge());
    await userEvent.tab();
    await expect(balanceButton).toHaveFocus();
    await waitFor(() => expect(balanceButton.getBoundingClientRect().right).toBeLessThanOrEqual(getPinnedEdge()));
  },
};

export const KeepsTheColumnWidthsOnAnotherPage: Story = {
  tags: ['behaviour'],
  // The texts on the second page are shorter. Its columns would be narrower if the table did not keep their widths.
  args: {
    createRows: () =>
      createManyAgencies(60, storyDay).map((row, index) =>
        index < 25 ? row : { ...row, phone: '1', name: `${index}` },
      ),
  },
  play: async ({ canvas }) => {
    const readWidths = () =>
      canvas.getAllByRole('columnheader').map((header) => Math.round(header.getBoundingClientRect().width));
    const widthsOnFirstPage = readWidths();
    await userEvent.click(canvas.getByRole('button', { name: 'Next page' }));
    await expect(await canvas.findByRole('rowheader', { name: '30' })).toBeVisible();
    await expect(readWidths()).toEqual(widthsOnFirstPage);
  },
};
