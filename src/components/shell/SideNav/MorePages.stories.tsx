import GridIcon from 'lucide-react/icons/layout-grid';
import SettingsIcon from 'lucide-react/icons/settings-2';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { MorePages } from './MorePages';

/** Use in a SideNav with more items than fit on a phone. For actions of a page, use ActionMenu. */
const meta = {
  title: 'Components/Shell/MorePages',
  component: MorePages,
  tags: ['behaviour'],
  globals: { viewport: { value: 'w360' } },
  args: {
    currentPath: '/admin-settings/',
    items: [
      { href: '/Admin-DashBoard', label: 'Overview', icon: GridIcon },
      { href: '/Admin-Settings', label: 'Settings', icon: SettingsIcon },
    ],
  },
} satisfies Meta<typeof MorePages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensASheetWithAllPages: Story = {
  play: async ({ canvas, userEvent }) => {
    const moreButton = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(moreButton);
    const sheet = within(await screen.findByRole('dialog', { name: 'All pages' }));
    await expect(sheet.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['Overview', 'Settings']);
    await expect(sheet.getByRole('link', { current: 'page' })).toHaveAccessibleName('Settings');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(moreButton).toHaveFocus();
  },
};
