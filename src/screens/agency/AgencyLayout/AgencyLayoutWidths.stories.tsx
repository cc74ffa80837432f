import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { getBox, expectBottomBar, expectFullNav, getNavLink } from '~/components/shell/OfficeShell/OfficeShell.play';
import { longPageContent } from '~/components/shell/OfficeShell/OfficeShell.stage';

import { AgencyLayout } from './AgencyLayout';

const navigationLabels = ['Home', 'AiroTags', 'Partners', 'Customers', 'Buy AiroTag', 'Printing'];

const meta = {
  title: 'Screens/Agency/Layout/Widths',
  component: AgencyLayout,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: {
    currentPath: '/Agencies-Customers',
    agencyName: 'Harbour Tags',
    userName: 'Sample Agent',
    onLogout: fn(),
    children: longPageContent,
  },
} satisfies Meta<typeof AgencyLayout>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsTheWholeBottomBarAt320: Story = {
  parameters: {
    acceptance: ['AGY-01'],
    viewport: { options: { w320: { name: '320 px', styles: { width: '320px', height: '640px' }, type: 'mobile' } } },
  },
  globals: { viewport: { value: 'w320' } },
  play: async ({ canvas }) => {
    const bar = await expectBottomBar(canvas, 'Agency');
    for (const name of navigationLabels) {
      const { left, right, width, height } = getBox(getNavLink(canvas, 'Agency', name));
      await expect(left).toBeGreaterThanOrEqual(0);
      await expect(right).toBeLessThanOrEqual(window.innerWidth);
      await expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    const lastRow = canvas.getByRole('button', { name: 'Row 40' });
    lastRow.focus();
    await waitFor(() => expect(getBox(lastRow).bottom).toBeLessThanOrEqual(bar.top));
  },
};

export const ShowsTheFullNavigationAt1024: Story = {
  parameters: { acceptance: ['AGY-01'] },
  globals: { viewport: { value: 'w1024' } },
  play: async ({ canvas }) => expectFullNav(canvas, 'Agency', navigationLabels),
};
