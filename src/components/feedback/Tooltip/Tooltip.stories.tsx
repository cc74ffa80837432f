import IconButton from '@mui/material/IconButton';
import DeleteIcon from 'lucide-react/icons/trash-2';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor } from 'storybook/test';

import { Tooltip } from './Tooltip';

/**
 * Use for the name of a control that only shows an icon. Don't use it for text that users need: on touch screens, a
 * tooltip appears only on a long press.
 */
const meta = {
  title: 'Components/Feedback/Tooltip',
  component: Tooltip,
  tags: ['behaviour'],
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

const findTooltip = () => screen.findByRole('tooltip', { name: 'Delete' });
const expectNoTooltip = () => waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());

export const ShowsOnHover: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete Harbour Tags' });
    await userEvent.hover(button);
    await expect(await findTooltip()).toBeVisible();
    await userEvent.unhover(button);
    await expectNoTooltip();
  },
};

export const StaysWhileHoveredUntilEscape: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.hover(canvas.getByRole('button', { name: 'Delete Harbour Tags' }));
    const tooltip = await findTooltip();
    await userEvent.hover(tooltip);
    await userEvent.keyboard('{Shift}');
    await expect(tooltip).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expectNoTooltip();
  },
};

export const ShowsOnKeyboardFocusAndKeepsTheFocus: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete Harbour Tags' });
    await userEvent.tab();
    await expect(await findTooltip()).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Delete Harbour Tags' })).toBe(button);
    await expect(button).toHaveFocus();
    await userEvent.tab();
    await expectNoTooltip();
  },
};

export const ShowsOnLongPress: Story = {
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Delete Harbour Tags' });
    await fireEvent.touchStart(button);
    await expect(await findTooltip()).toBeVisible();
    await fireEvent.touchEnd(button);
    await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument(), { timeout: 4000 });
  },
};

export const ShowsNothingForAnEmptyTitle: Story = {
  args: { title: '' },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete Harbour Tags' });
    await userEvent.hover(button);
    await userEvent.tab();
    await expect(button).toHaveFocus();
    const tooltipAppears = waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible(), { timeout: 600 });
    await expect(tooltipAppears).rejects.toThrow();
  },
};

export const DoesNotWidenThePage: Story = {
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Delete Harbour Tags' });
    await userEvent.hover(button);
    const tooltip = await findTooltip();
    // Makes the tooltip wider than the window, as can happen at the end of a table when the window becomes narrower.
    tooltip.style.width = '3000px';
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};
