import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { OverlayLoadError } from './OverlayLoadError';

/** `lazyOverlay` renders this component if loading fails. For a page that failed to load, use ErrorPage. */
const meta = {
  title: 'Components/Feedback/Overlay load error',
  component: OverlayLoadError,
  args: { onRetry: fn(), onClose: fn() },
} satisfies Meta<typeof OverlayLoadError>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state'] };

export const TriesAgainAndCloses: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await expect(screen.getByRole('alert')).toHaveTextContent(/couldn't be loaded. Check your connection/);
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
