import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import { ResponsivePopover } from './ResponsivePopover';

function CardStage({ title }: { title: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        More
      </Button>
      <ResponsivePopover anchor={anchor} title={title} closeLabel="Close" onClose={() => setAnchor(null)}>
        <Typography>Whatever there is to say.</Typography>
      </ResponsivePopover>
    </>
  );
}

const meta = {
  title: 'Components/Feedback/ResponsivePopover',
  component: CardStage,
  args: { title: '7F3A9C21' },
} satisfies Meta<typeof CardStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensUnderItsButtonAndGivesTheFocusBack: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    const card = within(await screen.findByRole('dialog', { name: '7F3A9C21' }));
    await expect(card.getByText('Whatever there is to say.')).toBeVisible();
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const OnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const sheet = await screen.findByRole('dialog', { name: '7F3A9C21' });
    await waitFor(() => expect(Math.round(sheet.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    await expect(sheet.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
};

export const Dark: Story = {
  ...OpensUnderItsButtonAndGivesTheFocusBack,
  globals: { theme: 'dark' },
};
