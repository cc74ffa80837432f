import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { WorkspacePanelStage } from './WorkspacePanel.stage';
import { expectStatus, panelArgs, protectedWorkspaceContent } from './workspacePanel.play';

const meta = {
  title: 'Components/Shell/WorkspacePanel/Operations',
  component: WorkspacePanelStage,
  tags: ['state'],
  parameters: { darkCopy: false, layout: 'fullscreen' },
  args: { ...panelArgs, content: protectedWorkspaceContent },
} satisfies Meta<typeof WorkspacePanelStage>;

export default meta;
type Story = StoryObj<typeof meta>;
const sampleContent = { data: 'sample', hasWorkspace: false } as const;

export const Starting: Story = {
  args: { content: sampleContent, operation: { status: 'running', task: 'start', progress: 0.4 } },
  play: async (context) => {
    const panel = await expectStatus(context, 'Starting your workspace…');
    await expect(panel.getByRole('progressbar', { name: 'Starting your workspace…' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    );
    await expect(panel.getByRole('button', { name: /^Empty/ })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const StartingFitsAPhone: Story = {
  ...Starting,
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
};

export const StorageFull: Story = {
  args: { content: sampleContent, operation: { status: 'failed', task: 'start', reason: 'full' } },
  play: async (context) => {
    await expectStatus(
      context,
      "Your workspace couldn't be started.The browser's storage is full. Free up space on this device, then try again.Try again",
    );
  },
};

export const StorageBlocked: Story = {
  args: { content: sampleContent, operation: { status: 'failed', task: 'start', reason: 'blocked' } },
  play: async (context) => {
    await expectStatus(
      context,
      "Your workspace couldn't be started.The browser doesn't let this site store data. Allow it in the browser's settings, or leave the private window, then try again.Try again",
    );
  },
};

export const ReloadNeeded: Story = {
  args: {
    content: { data: 'workspace', info: undefined },
    operation: { status: 'failed', task: 'open', reason: 'newer-version' },
  },
  play: async (context) => {
    const panel = await expectStatus(
      context,
      "Your workspace couldn't be opened.AiroTag has been updated in the meantime. Reload the page to continue.Reload the page",
    );
    await expect(panel.queryByRole('button', { name: 'Delete workspace' })).not.toBeInTheDocument();
  },
};

export const StorageClosed: Story = {
  args: { operation: { status: 'failed', task: 'backUp', reason: 'closed' } },
  play: async (context) => {
    await expectStatus(
      context,
      "The backup couldn't be made.The browser closed its storage. What you saved is still there. Try again, or reload the page.Try again",
    );
  },
};

export const BackupDone: Story = {
  args: { operation: { status: 'done', task: 'backUp' } },
  play: async (context) => {
    await expectStatus(context, 'Backup downloaded. Keep the file somewhere safe.');
  },
};
