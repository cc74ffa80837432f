import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';

import { AgencyLayout } from './AgencyLayout';

const names = ['Home', 'AiroTags', 'Partners', 'Customers', 'Buy AiroTag', 'Printing'];

const meta = {
  title: 'Screens/Agency/Layout/Widths',
  component: AgencyLayout,
  parameters: { layout: 'fullscreen', acceptance: ['AGY-01'] },
  args: {
    currentPath: '/Agencies-Customers',
    agencyName: 'Sample Tags Agency',
    userName: 'Sample Agent',
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
} satisfies Meta<typeof AgencyLayout>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const boxOf = (element: HTMLElement) => element.getBoundingClientRect();
const navOf = (canvas: Canvas) => canvas.getByRole('navigation', { name: 'Agency' });
const itemOf = (canvas: Canvas, name: string) => within(navOf(canvas)).getByRole('link', { name });

/** All six are in sight, and the page ends above them. */
async function expectABar(canvas: Canvas) {
  const bar = boxOf(navOf(canvas));
  await expect([bar.left, bar.right, bar.bottom]).toEqual([0, window.innerWidth, window.innerHeight]);
  for (const name of names) {
    const { left, right, width, height } = boxOf(itemOf(canvas, name));
    await expect(left).toBeGreaterThanOrEqual(0);
    await expect(right).toBeLessThanOrEqual(window.innerWidth);
    await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
  }
  await expect(document.documentElement.scrollWidth).toBe(window.innerWidth);
  const last = canvas.getByRole('button', { name: 'Row 40' });
  last.focus();
  await waitFor(() => expect(boxOf(last).bottom).toBeLessThanOrEqual(bar.top));
}

async function expectARail(canvas: Canvas) {
  await expect(boxOf(navOf(canvas)).width).toBe(72);
  await expect(boxOf(canvas.getByRole('main')).left).toBe(72);
  for (const name of names) {
    const { width, height } = boxOf(itemOf(canvas, name));
    await expect([width, height]).toEqual([52, 48]);
  }
}

export const BarAt320: Story = {
  parameters: {
    viewport: { options: { w320: { name: '320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' } } },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => expectABar(canvas),
};

export const BarAt767: Story = {
  globals: { viewport: { value: 'w767' } },
  play: async ({ canvas }) => expectABar(canvas),
};

export const RailAt768: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas, userEvent }) => {
    await expectARail(canvas);
    await userEvent.hover(itemOf(canvas, 'Buy AiroTag'));
    await expect(await screen.findByRole('tooltip', { name: 'Buy AiroTag' })).toBeVisible();
  },
};

export const RailAt1023: Story = {
  globals: { viewport: { value: 'w1023' } },
  play: async ({ canvas }) => expectARail(canvas),
};

export const FullAt1024: Story = {
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => {
    await expect(boxOf(navOf(canvas)).width).toBe(216);
    await expect(boxOf(canvas.getByRole('main')).left).toBe(216);
    for (const name of names) await expect(boxOf(within(itemOf(canvas, name)).getByText(name)).height).toBe(20);
  },
};
