import type { StoryObj } from '@storybook/react-vite';
import { fn, screen } from 'storybook/test';

import type { WorkspacePanelProps } from './WorkspacePanel';
import type { PanelStageProps } from './WorkspacePanel.stage';

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0];

/** Clicks the chip with the label `name`, and returns the panel that it opens. */
export async function openPanel({ canvas, userEvent }: Pick<PlayContext, 'canvas' | 'userEvent'>, name: string) {
  await userEvent.click(canvas.getByRole('button', { name }));
  return screen.findByRole('dialog', { name });
}

/** A workspace that the browser protects. */
export const protectedWorkspace = {
  data: 'workspace',
  info: { isPersisted: true, usedBytes: 12_400_000, lastBackup: new Date('2026-06-12T14:05:00Z'), damagedCount: 0 },
} satisfies WorkspacePanelProps['content'];

export const newWorkspace = {
  data: 'workspace',
  info: { isPersisted: false, usedBytes: 184_000, lastBackup: undefined, damagedCount: 0 },
} satisfies WorkspacePanelProps['content'];

export const panelArgs = {
  content: { data: 'sample', hasWorkspace: false },
  operation: undefined,
  onStart: fn(),
  onOpen: fn(),
  onBackUp: fn(),
  onRestore: fn(),
  onLeave: fn(),
  onDelete: fn(),
  onRetry: fn(),
} satisfies PanelStageProps;
