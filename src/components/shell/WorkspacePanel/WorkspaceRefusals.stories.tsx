import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

import { WorkspacePanelStage } from './WorkspacePanel.stage';
import { expectStatus, panelArgs, protectedWorkspaceContent } from './workspacePanel.play';

const meta = {
  title: 'Components/Shell/WorkspacePanel/Refused backups',
  component: WorkspacePanelStage,
  tags: ['state'],
  parameters: { darkCopy: false, layout: 'fullscreen' },
  args: { ...panelArgs, content: protectedWorkspaceContent },
} satisfies Meta<typeof WorkspacePanelStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotABackup: Story = {
  args: { operation: { status: 'refused', reason: 'not-a-backup' } },
  play: async (context) => {
    await expectStatus(
      context,
      "This file isn't a backup.Nothing was changed. Choose a file that was saved with Back up.",
    );
  },
};

export const NewerBackup: Story = {
  args: { operation: { status: 'refused', reason: 'newer-version' } },
  play: async (context) => {
    await expectStatus(
      context,
      'This backup is from a newer version of AiroTag.Nothing was changed. Reload the page to update, then restore it again.',
    );
  },
};

export const DamagedBackup: Story = {
  args: { operation: { status: 'refused', reason: 'damaged' } },
  play: async (context) => {
    await expectStatus(context, 'This backup is damaged.Nothing was changed. Choose another backup.');
  },
};

export const WithoutSpaceForTheBackup: Story = {
  args: { operation: { status: 'refused', reason: 'no-space', neededBytes: 412_300_000, freeBytes: 96_000_000 } },
  play: async (context) => {
    await expectStatus(
      context,
      "There isn't enough space for this backup.Nothing was changed. The backup needs 412.3 MB, and this site can store 96 MB more. Free up space on this device, then try again.",
    );
  },
};

export const SaysThatTheWorkspaceIsTooLargeForABackup: Story = {
  tags: ['!state', 'behaviour'],
  args: {
    operation: {
      status: 'refused',
      reason: 'workspace-too-large',
      task: 'backUp',
      bytes: 612_400_000,
      maxBytes: 500_000_000,
    },
  },
  play: async (context) => {
    await expectStatus(
      context,
      'Your workspace is too large for a backup.Nothing was downloaded. The backup would be 612.4 MB, but browsers can restore backups of up to 500 MB. Remove large pictures from your AiroTags, then back up again.',
    );
    // The confirm dialog shows the error too, since its button 'Back up first' can cause it.
    await context.userEvent.click(screen.getByRole('button', { name: 'Delete workspace' }));
    const questionDialog = within(await screen.findByRole('alertdialog', { name: 'Delete your workspace?' }));
    await expect(questionDialog.getByRole('status')).toHaveTextContent('Your workspace is too large for a backup.');
  },
};

export const TooLargeBackup: Story = {
  args: { operation: { status: 'refused', reason: 'too-large', maxBytes: 500_000_000 } },
  play: async (context) => {
    await expectStatus(
      context,
      'This backup is too large for your browser.Nothing was changed. Browsers can restore backups of up to 500 MB.',
    );
  },
};
