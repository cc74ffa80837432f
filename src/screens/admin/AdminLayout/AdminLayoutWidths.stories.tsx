import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { AdminLayout } from './AdminLayout';

const names = [
  ...['Overview', 'Agencies', 'Partners', 'Customers', 'Packages', 'Package Purchases', 'AiroTags', 'Utilities'],
  'Settings',
];

const meta = {
  title: 'Screens/Admin/Layout/Widths',
  component: AdminLayout,
  parameters: { layout: 'fullscreen', acceptance: ['ADM-02'] },
  args: {
    currentPath: '/Admin-Package-Purchases',
    userName: 'Admin owner',
    onLogout: fn(),
    children: (
      <ul>
        {Array.from({ length: 40 }, (_, index) => (
          <li key={index}>
            <Button>{`Row ${index + 1}`}</Button>
          </li>
        ))}
      </ul>
    ),
  },
} satisfies Meta<typeof AdminLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();
const navOf = (canvas: Canvas) => canvas.getByRole('navigation', { name: 'Admin' });
const itemOf = (canvas: Canvas, name: string) => within(navOf(canvas)).getByRole('link', { name });

async function expectABarThatReachesEverything(canvas: Canvas) {
  const bar = boxOf(navOf(canvas));
  await expect([bar.left, bar.right, bar.bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
  // The current item is in view from the start.
  await expect(boxOf(itemOf(canvas, 'Package Purchases')).left).toBeGreaterThanOrEqual(0);
  await expect(boxOf(itemOf(canvas, 'Package Purchases')).right).toBeLessThanOrEqual(window.innerWidth);
  for (const name of names) {
    const item = itemOf(canvas, name);
    item.focus();
    await waitFor(() => expect(boxOf(item).right).toBeLessThanOrEqual(window.innerWidth + 1));
    await expect(boxOf(item).left).toBeGreaterThanOrEqual(-1);
    await expect(boxOf(item).width).toBeGreaterThanOrEqual(76);
    await expect(boxOf(within(item).getByText(name)).right).toBeLessThanOrEqual(boxOf(item).right);
  }
  await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  // The end of the page, and whatever is focused, come out from behind the bar.
  for (const name of ['Row 40', 'Row 20', 'Row 1']) {
    const row = canvas.getByRole('button', { name });
    row.focus();
    await waitFor(() => expect(boxOf(row).bottom).toBeLessThanOrEqual(bar.top));
    await expect(boxOf(row).top).toBeGreaterThanOrEqual(56);
  }
}

async function expectARailOfIcons(canvas: Canvas) {
  await expect(boxOf(navOf(canvas)).width).toBe(72);
  await expect(boxOf(canvas.getByRole('main')).left).toBe(72);
  for (const name of names) {
    const { width, height } = boxOf(itemOf(canvas, name));
    await expect([width, height]).toEqual([52, 48]);
  }
}

export const BarAt360: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => expectABarThatReachesEverything(canvas),
};

export const BarAt767: Story = {
  globals: { viewport: { value: 'w767' } },
  play: async ({ canvas }) => expectABarThatReachesEverything(canvas),
};

export const RailAt768: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    await expectARailOfIcons(canvas);
    itemOf(canvas, 'Utilities').focus();
    await userEvent.hover(itemOf(canvas, 'Packages'));
    await expect(await screen.findByRole('tooltip', { name: 'Packages' })).toBeVisible();
  },
};

export const RailAt1023: Story = {
  globals: { viewport: { value: 'w1023' } },
  play: async ({ canvas, userEvent }) => {
    await expectARailOfIcons(canvas);
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip', { name: 'Overview' })).toBeVisible();
  },
};

export const FullAt1024: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    await expect(boxOf(navOf(canvas)).width).toBe(216);
    await expect(boxOf(canvas.getByRole('main')).left).toBe(216);
    for (const name of names) {
      const word = boxOf(within(itemOf(canvas, name)).getByText(name));
      await expect(word.right).toBeLessThanOrEqual(boxOf(itemOf(canvas, name)).right - 12);
      await expect(word.height).toBe(20);
    }
  },
};
