import type { StoryObj } from '@storybook/react-vite';
import { fn, screen, within } from 'storybook/test';

import type { WorkspacePanelProps } from './WorkspacePanel';
import type { WorkspacePanelStageProps } from './WorkspacePanel.stage';

type PlayContext = Pick<Parameters<NonNullable<StoryObj['play']>>[0], 'canvas' | 'userEvent'>;

/** Clicks the chip with the label `name`, and returns the panel that it opens. */
export async function openPanel({ canvas, userEvent }: PlayContext, name: string) {
  await userEvent.click(canvas.getByRole('button', { name }));
  return screen.findByRole('dialog', { name });
}

/** Opens the panel, and expects that `text` is the whole text of its status, including the label of a button. */
export async function expectStatus(
  context: PlayContext & { args: Pick<WorkspacePanelStageProps, 'content'> },
  text: string,
) {
  const { data } = context.args.content;
  const panel = await openPanel(context, data === 'sample' ? 'Sample data' : 'My workspace');
  await within(panel).findByText((_, element) => element?.role === 'status' && element.textContent === text);
  return within(panel);
}

/** Content of the panel for a workspace that the browser has promised not to delete on its own. */
export const protectedWorkspaceContent = {
  data: 'workspace',
  info: { isPersisted: true, usedBytes: 12_400_000, lastBackup: new Date('2026-06-12T14:05:00Z'), damagedCount: 0 },
} satisfies WorkspacePanelProps['content'];

export const newWorkspaceContent = {
  data: 'workspace',
  info: { isPersisted: false, usedBytes: 184_000, lastBackup: undefined, damagedCount: 0 },
} satisfies WorkspacePanelProps['content'];

export const panelArgs = {
  content: { data: 'sample', hasWorkspace: false },
  operation: undefined,
  onStart: fn(),
  onOpen: fn(),
  onBackUp: fn(),
  onCheckBackup: fn(),
  onRestore: fn(),
  onShowSample: fn(),
  onDelete: fn(),
  onRetry: fn(),
} satisfies WorkspacePanelStageProps;

const zeroCounts = { customers: 0, packages: 0, purchases: 0, utilities: 0 };
/** A backup from 12 June 2026, ready to be restored. */
export const checkedBackup = {
  fileName: 'backup-2026-06-12.json',
  summary: {
    createdAt: '2026-06-12T14:05:00Z',
    missingCount: 0,
    counts: { ...zeroCounts, agencies: 1, partners: 24, tags: 1200 },
  },
};
