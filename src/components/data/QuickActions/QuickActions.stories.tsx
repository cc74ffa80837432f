import ClockIcon from 'lucide-react/icons/clock';
import CartIcon from 'lucide-react/icons/shopping-cart';
import PrinterIcon from 'lucide-react/icons/printer';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { QuickActions } from './QuickActions';

/** Use on a dashboard for up to five daily tasks. For navigation between areas, use SideNav. */
const meta = {
  title: 'Components/Data/QuickActions',
  component: QuickActions,
  tags: ['state'],
  args: {
    actions: [
      {
        href: '/Agencies-AiroTags?sort=assigned',
        label: '5 unassigned AiroTags',
        icon: ClockIcon,
        isPendingWork: true,
      },
      { href: '/Agencies-PrintQr', label: 'Print stickers', icon: PrinterIcon },
      { href: '/Agencies-Buy-AiroTag', label: 'Buy AiroTags', icon: CartIcon },
    ],
  },
} satisfies Meta<typeof QuickActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Quick actions' })).toBeVisible();
    const links = canvas.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
    await expect(links).toEqual([
      ['5 unassigned AiroTags', '/Agencies-AiroTags?sort=assigned'],
      ['Print stickers', '/Agencies-PrintQr'],
      ['Buy AiroTags', '/Agencies-Buy-AiroTag'],
    ]);
  },
};

export const FillsEachRow: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(first?.top).toBe(third?.top);
    await expect(first?.width).toBe(second?.width);
    await expect(canvas.getByRole('navigation').getBoundingClientRect().height).toBeLessThan(140);
  },
};

export const IsCompactOnAPhone: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    const [first, second, third] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(first?.right).toBe(third?.right);
    await expect(second?.top).toBe(third?.top);
    await expect(second?.height).toBeGreaterThanOrEqual(44);
    await expect(canvas.getByRole('navigation').getBoundingClientRect().height).toBeLessThan(190);
  },
};

export const GivesPendingWorkAndTheLastOfAnOddNumberOfTasksARow: Story = {
  tags: ['!state', 'behaviour'],
  globals: IsCompactOnAPhone.globals,
  args: {
    actions: [...meta.args.actions, { href: '/Agencies-Partners', label: 'Add Package Purchase', icon: CartIcon }],
  },
  play: async ({ canvas }) => {
    const [pending, print, buy, add] = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    await expect(pending?.right).toBe(buy?.right);
    await expect(print?.top).toBe(buy?.top);
    await expect(add?.width).toBe(pending?.width);
  },
};

export const FillsEachRowWithFiveActions: Story = {
  tags: ['!state', 'behaviour'],
  globals: FillsEachRow.globals,
  args: {
    actions: [
      ...meta.args.actions,
      { href: '/Agencies-Partners', label: 'Add partner', icon: CartIcon },
      { href: '/Agencies-AiroTags', label: 'Find a tag', icon: CartIcon },
    ],
  },
  play: async ({ canvas }) => {
    const boxes = canvas.getAllByRole('link').map((link) => link.getBoundingClientRect());
    const [firstTop, secondTop] = [boxes[0]?.top, boxes[2]?.top];
    await expect(boxes.map(({ top }) => top)).toEqual([firstTop, firstTop, secondTop, secondTop, secondTop]);
    await expect(boxes[1]?.right).toBe(boxes[4]?.right);
  },
};
