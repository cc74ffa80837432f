import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';

import { TopBar } from './TopBar';

/** Use inside OfficeShell. Page titles and actions belong in the page. */
const meta = {
  title: 'Components/Shell/TopBar',
  component: TopBar,
  tags: ['state'],
  parameters: { layout: 'fullscreen' },
  args: {
    homeHref: '/Agencies-DashBoard',
    title: 'Harbour Tags',
    children: <Button variant="text">Sample Agent</Button>,
  },
} satisfies Meta<typeof TopBar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    const logo = canvas.getByRole('link', { name: 'AiroTag, home' });
    await expect(logo).toHaveAttribute('href', '/Agencies-DashBoard');
    await expect(canvas.getByText('Harbour Tags')).toBeVisible();
  },
};

export const LongTitle: Story = {
  args: {
    title: 'An agency with a name that is too long for the space between the logo and the profile menu of the bar',
  },
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Sample Agent' }).getBoundingClientRect().right).toBeLessThan(
      window.innerWidth,
    );
  },
};

export const FitsAPhone: Story = {
  tags: ['!state', 'behaviour'],
  globals: phoneGlobals,
  play: () => expectNoPageOverflow(),
};
