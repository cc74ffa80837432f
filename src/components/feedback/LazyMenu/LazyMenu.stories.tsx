import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';

import { LazyMenu } from './LazyMenu';
import { LazyMenuDivider, LazyMenuItem } from './LazyMenuItem';

function MenuStage({ onChoose }: { onChoose: (item: string) => void }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const createItemHandler = (item: string) => () => {
    setAnchor(null);
    onChoose(item);
  };
  return (
    <>
      <Button aria-haspopup="menu" onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        Actions
      </Button>
      <LazyMenu open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        <LazyMenuItem onClick={createItemHandler('Edit')}>Edit</LazyMenuItem>
        <LazyMenuDivider component="li" />
        <LazyMenuItem onClick={createItemHandler('Delete')}>Delete</LazyMenuItem>
      </LazyMenu>
    </>
  );
}

/** Use for a menu whose code should not be part of a page's first load. For the actions of a row, use ActionMenu. */
const meta = {
  title: 'Components/Feedback/LazyMenu',
  component: MenuStage,
  tags: ['behaviour'],
  args: { onChoose: fn() },
} satisfies Meta<typeof MenuStage>;

export default meta;

type Story = StoryObj<typeof meta>;

export const ChoosesAnItemByKeyboard: Story = {
  play: async ({ canvas, args }) => {
    const button = canvas.getByRole('button', { name: 'Actions' });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Edit' })).toHaveFocus());
    await expect(screen.getByRole('separator')).toBeVisible();
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('Delete');
    await waitFor(() => expect(button).toHaveFocus());
  },
};
