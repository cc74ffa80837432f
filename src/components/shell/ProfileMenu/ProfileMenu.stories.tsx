import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';

import { ProfileMenu } from './ProfileMenu';

/** Use in TopBar for the signed-in user. Actions on data don't belong in it. */
const meta = {
  title: 'Components/Shell/ProfileMenu',
  component: ProfileMenu,
  tags: ['behaviour'],
  args: {
    userName: 'Sample Agent',
    email: 'agent@example.com',
    facts: [{ label: 'Agency', value: 'Harbour Tags' }],
    onLogout: fn(),
  },
} satisfies Meta<typeof ProfileMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensAndClosesByKeyboard: Story = {
  parameters: { acceptance: ['ADM-03'] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Profile menu, Sample Agent' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toHaveFocus());
    await expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'Profile',
      'Settings',
      'Logout',
    ]);
    await userEvent.keyboard('{ArrowDown}');
    await expect(screen.getByRole('menuitem', { name: 'Settings' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const OpensByClickAndClosesByClickOutside: Story = {
  parameters: { acceptance: ['ADM-03'] },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Profile menu, Sample Agent' });
    await userEvent.click(button);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Profile' })).toBeVisible());
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    // The header of the menu shows the email address and the agency.
    await expect(screen.getByText('agent@example.com')).toBeVisible();
    await expect(screen.getByText('Harbour Tags')).toBeVisible();
    const target = document.elementFromPoint(20, window.innerHeight - 20) ?? document.body;
    await userEvent.pointer({ keys: '[MouseLeft]', target });
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(button).toHaveAttribute('aria-expanded', 'false');
  },
};

export const ShowsInitials: Story = {
  args: { userName: '😀 Mira A.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Profile menu, 😀 Mira A.' })).toHaveTextContent(/^😀M/);
  },
};

export const ShowsTheProfile: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile menu, Sample Agent' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Profile' }));
    const panel = await screen.findByRole('dialog', { name: 'Profile' });
    await expect(panel).toHaveTextContent('NameSample AgentEmailagent@example.comAgencyHarbour Tags');
    await expect(screen.queryByRole('textbox')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(canvas.getByRole('button', { name: 'Profile menu, Sample Agent' })).toHaveFocus();
  },
};

export const ShowsThatThereAreNoSettings: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile menu, Sample Agent' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Settings' }));
    await expect(await screen.findByRole('dialog', { name: 'Settings' })).toHaveTextContent(
      'This area has no settings yet.',
    );
  },
};

export const LogsOut: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Profile menu, Sample Agent' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Logout' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};
