import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { WorkspacePanelStage } from './WorkspacePanel.stage';
import { checkedBackup, openPanel, panelArgs, protectedWorkspaceContent } from './workspacePanel.play';

const meta = {
  title: 'Components/Shell/WorkspacePanel/Questions',
  component: WorkspacePanelStage,
  parameters: { darkCopy: false, layout: 'fullscreen' },
  args: { ...panelArgs, content: protectedWorkspaceContent },
} satisfies Meta<typeof WorkspacePanelStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const getButton = (name: string) => screen.getByRole('button', { name });
const backupFile = new File(['{}'], 'backup-2026-06-12.json', { type: 'application/json' });

export const Deleting: Story = {
  tags: ['state'],
  play: async (context) => {
    await openPanel(context, 'My workspace');
    await context.userEvent.click(getButton('Delete workspace'));
    await screen.findByRole('alertdialog', { name: 'Delete your workspace?' });
    await expect(getButton('Delete workspace')).toHaveClass('MuiButton-colorError');
  },
};

export const DeletingFitsAPhone: Story = { ...Deleting, tags: ['behaviour'], globals: { viewport: { value: 'w360' } } };

export const CancelsDeletingAndReturnsTheFocus: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { args, userEvent } = context;
    await openPanel(context, 'My workspace');
    await userEvent.click(getButton('Delete workspace'));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await waitFor(() => expect(getButton('Delete workspace')).toHaveFocus());
  },
};

const checkedBackupArgs = {
  propsAfter: { onCheckBackup: { backup: checkedBackup }, onRestore: { backup: undefined } },
};

async function chooseBackup(context: Parameters<NonNullable<Story['play']>>[0]) {
  await openPanel(context, 'My workspace');
  await context.userEvent.upload(screen.getByLabelText('Restore a backup'), backupFile);
  return screen.findByRole('alertdialog', { name: 'Replace your workspace?' });
}

export const AsksBeforeRestoring: Story = {
  tags: ['state'],
  args: checkedBackupArgs,
  play: async (context) => {
    const { args, userEvent } = context;
    const questionDialog = await chooseBackup(context);
    await expect(questionDialog).toHaveAccessibleDescription(
      "All its records will be replaced by those in “backup-2026-06-12.json” from 12-06-2026, 14:05: 1 agency, 24 partners, 1,200 AiroTags. You can't undo this.",
    );
    await expect(args.onCheckBackup.mock.calls).toEqual([[backupFile]]);
    await expect(args.onRestore).not.toHaveBeenCalled();
    await userEvent.click(getButton('Replace'));
    await expect(args.onRestore.mock.calls).toEqual([[true]]);
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

const incompleteBackup = { ...checkedBackup, summary: { ...checkedBackup.summary, missingCount: 2 } };

export const CancelsRestoringAnIncompleteBackup: Story = {
  tags: ['behaviour'],
  args: { propsAfter: { onCheckBackup: { backup: incompleteBackup }, onRestore: { backup: undefined } } },
  play: async (context) => {
    await expect(await chooseBackup(context)).toHaveAccessibleDescription(
      /Tags\. 2 damaged records that others refer to are not in it\. You can't undo this\.$/,
    );
    await context.userEvent.keyboard('{Escape}');
    await expect(context.args.onRestore.mock.calls).toEqual([[false]]);
  },
};

export const RetriesAndKeepsTheFocus: Story = {
  tags: ['behaviour'],
  args: {
    operation: { status: 'failed', task: 'backUp', reason: 'full' },
    propsAfter: { onRetry: { operation: { status: 'done', task: 'backUp' } } },
  },
  play: async (context) => {
    await openPanel(context, 'My workspace');
    await context.userEvent.click(getButton('Try again'));
    await expect(context.args.onRetry).toHaveBeenCalledOnce();
    await expect(screen.getByRole('status')).toHaveFocus();
    await expect(screen.getByRole('status')).toHaveTextContent('Backup downloaded.');
  },
};

export const OpensTheWorkspace: Story = {
  tags: ['behaviour'],
  args: { content: { data: 'sample', hasWorkspace: true } },
  play: async (context) => {
    await openPanel(context, 'Sample data');
    await context.userEvent.click(getButton('Open my workspace'));
    await expect(context.args.onOpen).toHaveBeenCalledOnce();
  },
};

export const GoesBackToSampleData: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await openPanel(context, 'My workspace');
    await expect(getButton('Back to sample data')).toHaveAccessibleDescription('Your workspace stays as it is.');
    await context.userEvent.click(getButton('Back to sample data'));
    await expect(context.args.onShowSample).toHaveBeenCalledOnce();
  },
};
