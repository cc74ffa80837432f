import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';

import { PanelStage } from './WorkspacePanel.stage';
import { openPanel, panelArgs, protectedWorkspace } from './workspacePanel.play';

const meta = {
  title: 'Components/Shell/WorkspacePanel/Questions',
  component: PanelStage,
  parameters: { layout: 'fullscreen' },
  args: { ...panelArgs, content: protectedWorkspace },
} satisfies Meta<typeof PanelStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.getByRole('button', { name });
const file = new File(['{}'], 'backup-2026-06-12.json', { type: 'application/json' });

export const Deleting: Story = {
  tags: ['state'],
  play: async (context) => {
    await openPanel(context, 'My workspace');
    await context.userEvent.click(button('Delete workspace'));
    await screen.findByRole('alertdialog', { name: 'Delete your workspace?' });
    await expect(button('Delete workspace')).toHaveClass('MuiButton-colorError');
  },
};

export const DeletingMobile: Story = { ...Deleting, tags: ['state'], globals: { viewport: { value: 'w360' } } };

export const CancelsDeletingAndReturnsTheFocus: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { args, userEvent } = context;
    await openPanel(context, 'My workspace');
    await userEvent.click(button('Delete workspace'));
    await screen.findByRole('alertdialog');
    await userEvent.keyboard('{Escape}');
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    await expect(args.onDelete).not.toHaveBeenCalled();
    await waitFor(() => expect(button('Delete workspace')).toHaveFocus());
  },
};

export const AsksBeforeRestoring: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    const { args, userEvent } = context;
    await openPanel(context, 'My workspace');
    await userEvent.upload(screen.getByLabelText('Restore a backup'), file);
    const question = await screen.findByRole('alertdialog', { name: 'Replace your workspace?' });
    await expect(question).toHaveAccessibleDescription(
      "All its records will be replaced by those in “backup-2026-06-12.json”. You can't undo this.",
    );
    await expect(args.onRestore).not.toHaveBeenCalled();
    await userEvent.click(button('Replace'));
    await expect(args.onRestore.mock.calls).toEqual([[file]]);
    await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
  },
};

export const RetriesAndKeepsTheFocus: Story = {
  tags: ['behaviour'],
  args: {
    operation: { status: 'failed', task: 'backUp', reason: 'full' },
    after: { onRetry: { operation: { status: 'done', task: 'backUp' } } },
  },
  play: async (context) => {
    await openPanel(context, 'My workspace');
    await context.userEvent.click(button('Try again'));
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
    await context.userEvent.click(button('Open my workspace'));
    await expect(context.args.onOpen).toHaveBeenCalledOnce();
  },
};

export const GoesBackToSampleData: Story = {
  tags: ['behaviour'],
  play: async (context) => {
    await openPanel(context, 'My workspace');
    await expect(button('Back to sample data')).toHaveAccessibleDescription('Your workspace stays as it is.');
    await context.userEvent.click(button('Back to sample data'));
    await expect(context.args.onLeave).toHaveBeenCalledOnce();
  },
};
