import IconButton from '@mui/material/IconButton';
import DeleteIcon from 'lucide-react/icons/trash-2';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { Tooltip } from './Tooltip';

const meta = {
  title: 'Components/Feedback/Tooltip',
  component: Tooltip,
  args: {
    title: 'Delete',
    children: (
      <IconButton aria-label="Delete Harbour Tags">
        <DeleteIcon />
      </IconButton>
    ),
  },
} satisfies Meta<typeof Tooltip>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsUnderThePointerAndGoesWithIt: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete Harbour Tags' });
    await userEvent.hover(button);
    await expect(await screen.findByRole('tooltip', { name: 'Delete' })).toBeVisible();
    await userEvent.unhover(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const StaysWhileItIsPointedAt: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Delete Harbour Tags' }));
    const hint = await screen.findByRole('tooltip', { name: 'Delete' });
    await userEvent.hover(hint);
    await userEvent.keyboard('{Shift}');
    await expect(hint).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const LeavesTheFocusOnItsControl: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(await screen.findByRole('tooltip', { name: 'Delete' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete Harbour Tags' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
  },
};

export const SaysNothingWithoutAWord: Story = {
  args: { title: '' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete Harbour Tags' });
    await userEvent.hover(button);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
  },
};
