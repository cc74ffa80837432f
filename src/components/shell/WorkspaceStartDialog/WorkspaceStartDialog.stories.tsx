import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';

import { WorkspaceStartDialog } from './WorkspaceStartDialog';

/** Use on the first visit if the site keeps data in the browser (`VITE_DATA=browser`). Later, use WorkspacePanel. */
const meta = {
  title: 'Components/Shell/WorkspaceStartDialog',
  component: WorkspaceStartDialog,
  parameters: { darkCopy: false },
  args: { open: true, operation: undefined, onStart: fn(), onRetry: fn(), onShowSample: fn() },
} satisfies Meta<typeof WorkspaceStartDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async () => {
    await expect(await screen.findByRole('dialog', { name: 'Start your workspace' })).toBeVisible();
    await expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'With the sample dataAgencies, customers and AiroTags to try things out',
      'EmptyStart with your own records',
    ]);
  },
};

export const FitsAPhone: Story = { tags: ['behaviour'], globals: phoneGlobals, play: () => expectNoPageOverflow() };

export const Starting: Story = {
  tags: ['state'],
  args: { operation: { status: 'running', task: 'start' } },
  play: async () => {
    await expect(await screen.findByRole('progressbar', { name: 'Starting your workspace…' })).toBeVisible();
  },
};

export const Failed: Story = {
  tags: ['state'],
  args: { operation: { status: 'failed', task: 'start', reason: 'blocked' } },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Continue without a workspace' })).toBeVisible();
  },
};

export const FailedFitsAPhone: Story = { ...Failed, tags: ['behaviour'], globals: phoneGlobals };

export const StartsByKeyboard: Story = {
  tags: ['behaviour'],
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await expect(args.onShowSample).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(screen.getByRole('button', { name: /^With the sample data/ })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onStart.mock.calls).toEqual([['sample']]);
  },
};

export const ContinuesWithoutAWorkspaceAfterAFailure: Story = {
  tags: ['behaviour'],
  args: { operation: { status: 'failed', task: 'start', reason: 'blocked' } },
  play: async ({ args, userEvent }) => {
    await screen.findByRole('dialog');
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Escape}');
    await expect(args.onShowSample).toHaveBeenCalledOnce();
  },
};
