import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';

import { RowLink } from './RowLink';

/** Use for the name of a row that has details. Without details, the name is plain text. */
const meta = {
  title: 'Components/Data/RowLink',
  component: RowLink,
  args: { href: '/Agencies?open=1', isOpen: false, onOpen: fn(), children: 'Harbour Tags' },
} satisfies Meta<typeof RowLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensByEnterAndKeepsItsUrl: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const link = canvas.getByRole('link', { name: 'Harbour Tags' });
    await expect(link).toHaveAttribute('href', '/Agencies?open=1');
    await expect(link).not.toHaveAttribute('aria-current');
    link.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenCalledOnce();
  },
};

export const DoesNotOpenOnCtrlClick: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    const user = userEvent.setup();
    await user.keyboard('{Control>}');
    await user.click(canvas.getByRole('link'));
    await user.keyboard('{/Control}');
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

export const Open: Story = {
  tags: ['state'],
  args: { isOpen: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('aria-current', 'true');
  },
};
