import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { WorkspacePanelStage } from './WorkspacePanel.stage';
import { newWorkspaceContent, openPanel, panelArgs, protectedWorkspaceContent } from './workspacePanel.play';

const meta = {
  title: 'Components/Shell/WorkspacePanel/Actions',
  component: WorkspacePanelStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { ...panelArgs, content: protectedWorkspaceContent },
} satisfies Meta<typeof WorkspacePanelStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const getButton = (name: string | RegExp) => screen.getByRole('button', { name });

export const StartsByKeyboard: Story = {
  args: {
    content: { data: 'sample', hasWorkspace: false },
    propsAfter: { onStart: { content: newWorkspaceContent, operation: { status: 'done', task: 'start' } } },
  },
  play: async ({ args, canvas, userEvent }) => {
    const chip = canvas.getByRole('button', { name: 'Sample data' });
    chip.focus();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog', { name: 'Sample data' });
    await expect(chip).toHaveAttribute('aria-expanded', 'true');
    await userEvent.tab();
    await userEvent.tab();
    await expect(getButton('Start a workspace')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(screen.getByRole('region', { name: 'Start a workspace' })).toHaveFocus();
    await userEvent.tab();
    await userEvent.tab();
    await expect(getButton(/^Empty/)).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onStart.mock.calls).toEqual([['empty']]);
    const panel = screen.getByRole('dialog', { name: 'My workspace' });
    await expect(within(panel).getByRole('status')).toHaveTextContent('Your workspace is ready.');
    await waitFor(() => expect(within(panel).getByRole('status')).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(chip).toHaveFocus();
  },
};

export const StartsFromABackup: Story = {
  args: panelArgs,
  play: async (context) => {
    await openPanel(context, 'Sample data');
    await context.userEvent.click(getButton('Start a workspace'));
    const backupFile = new File(['{}'], 'backup.json', { type: 'application/json' });
    await context.userEvent.upload(screen.getByLabelText('From a backup…'), backupFile);
    await expect(context.args.onStart).toHaveBeenCalledWith(backupFile);
  },
};

export const BacksUpAndKeepsTheFocus: Story = {
  args: { propsAfter: { onBackUp: { operation: { status: 'running', task: 'backUp' } } } },
  play: async (context) => {
    const { args, userEvent } = context;
    await openPanel(context, 'My workspace');
    await userEvent.click(getButton('Back up'));
    await expect(await screen.findByRole('progressbar', { name: 'Backing up…' })).toBeVisible();
    await expect(getButton('Back up')).toHaveFocus();
    // While an operation is running, the actions do nothing.
    for (const name of ['Back up', 'Back to sample data', 'Delete workspace']) await userEvent.click(getButton(name));
    await userEvent.upload(screen.getByLabelText('Restore a backup'), new File([], 'backup.json'));
    await expect(args.onBackUp).toHaveBeenCalledOnce();
    await expect(args.onShowSample).not.toHaveBeenCalled();
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const OffersABackupBeforeDeleting: Story = {
  args: {
    propsAfter: {
      onBackUp: { operation: { status: 'done', task: 'backUp' } },
      onDelete: {
        content: { data: 'sample', hasWorkspace: false },
        operation: { status: 'done', task: 'delete' },
      },
    },
  },
  play: async (context) => {
    const { args, userEvent } = context;
    const panel = await openPanel(context, 'My workspace');
    await userEvent.click(getButton('Delete workspace'));
    const questionDialog = await screen.findByRole('alertdialog', { name: 'Delete your workspace?' });
    await expect(questionDialog).toHaveAccessibleDescription(
      "All its records will be deleted from this browser. You can't undo this.",
    );
    await userEvent.click(getButton('Back up first'));
    await expect(args.onBackUp).toHaveBeenCalledOnce();
    await expect(within(questionDialog).getByRole('status')).toHaveTextContent('Backup downloaded.');
    await userEvent.click(getButton('Delete workspace'));
    await expect(args.onDelete).toHaveBeenCalledOnce();
    await expect(within(panel).getByRole('status')).toHaveTextContent('Workspace deleted.');
    await waitFor(() => expect(within(panel).getByRole('status')).toHaveFocus());
  },
};
