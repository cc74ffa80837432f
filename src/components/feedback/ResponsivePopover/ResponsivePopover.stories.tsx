import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import { ResponsivePopover } from './ResponsivePopover';

function OpenButton({ title }: { title: string }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button aria-expanded={anchor !== null} onClick={({ currentTarget }) => setAnchor(currentTarget)}>
        More
      </Button>
      <ResponsivePopover
        open={anchor !== null}
        anchor={anchor}
        title={title}
        closeLabel="Close"
        onClose={() => setAnchor(null)}
      >
        <Typography>Details of the tag</Typography>
        <details>
          <summary>History</summary>
          <Box sx={{ blockSize: 2000 }} />
        </details>
      </ResponsivePopover>
    </>
  );
}

/**
 * Use for settings or facts that belong to a control: a popover in wide windows, a bottom sheet on phones. For a list
 * of actions, use ActionMenu.
 */
const meta = {
  title: 'Components/Feedback/ResponsivePopover',
  component: OpenButton,
  tags: ['behaviour'],
  args: { title: '7F3A9C21' },
} satisfies Meta<typeof OpenButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensUnderItsButtonAndRestoresFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'More' });
    await userEvent.click(button);
    const popover = await screen.findByRole('dialog', { name: '7F3A9C21' });
    await expect(within(popover).getByText('Details of the tag')).toBeVisible();
    await expect(popover.getBoundingClientRect().top).toBeGreaterThanOrEqual(button.getBoundingClientRect().bottom);
    await expect(button).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(button).toHaveFocus();
  },
};

export const OpensAsABottomSheetOnAPhone: Story = {
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const bottomSheet = await screen.findByRole('dialog', { name: '7F3A9C21' });
    await waitFor(() => expect(Math.round(bottomSheet.getBoundingClientRect().bottom)).toBe(window.innerHeight));
    await expect(bottomSheet.getBoundingClientRect().width).toBe(document.documentElement.clientWidth);
  },
};

export const StaysInsideTheWindowWhenItsContentGrows: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const popover = await screen.findByRole('dialog', { name: '7F3A9C21' });
    await userEvent.click(within(popover).getByText('History'));
    await waitFor(() => expect(popover.getBoundingClientRect().height).toBeGreaterThan(window.innerHeight / 2));
    await waitFor(() => expect(popover.getBoundingClientRect().bottom).toBeLessThan(window.innerHeight));
  },
};
