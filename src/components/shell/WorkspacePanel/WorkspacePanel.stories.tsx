import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, within } from 'storybook/test';

import { phoneGlobals } from '~/components/a11y/reflow.play';

import { WorkspacePanelStage } from './WorkspacePanel.stage';
import { newWorkspaceContent, openPanel, panelArgs, protectedWorkspaceContent } from './workspacePanel.play';

/**
 * Use as the panel of a DataChip, to start, back up, restore or delete a workspace. Settings of the product belong on
 * the Settings screen instead.
 */
const meta = {
  title: 'Components/Shell/WorkspacePanel',
  component: WorkspacePanelStage,
  tags: ['state'],
  parameters: { darkCopy: false, layout: 'fullscreen' },
  args: panelArgs,
} satisfies Meta<typeof WorkspacePanelStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const getButtonTexts = (panel: HTMLElement) =>
  within(panel)
    .getAllByRole('button')
    .map(({ textContent }) => textContent);

export const SampleData: Story = {
  play: async (context) => {
    const panel = await openPanel(context, 'Sample data');
    await expect(panel).toHaveTextContent("Changes here aren't saved, except print settings and table views.");
    await expect(getButtonTexts(panel)).toEqual(['', 'Start a workspace']);
  },
};

export const StartChoices: Story = {
  play: async (context) => {
    const panel = await openPanel(context, 'Sample data');
    await context.userEvent.click(screen.getByRole('button', { name: 'Start a workspace' }));
    await expect(panel).toHaveTextContent('A workspace keeps your records in this browser, on this device.');
    await expect(getButtonTexts(panel)).toEqual([
      '',
      'With the sample dataAgencies, customers and AiroTags to try things out',
      'EmptyStart with your own records',
    ]);
  },
};

export const StartChoicesFitAPhone: Story = { ...StartChoices, tags: ['!state', 'behaviour'], globals: phoneGlobals };

export const SampleDataWithWorkspace: Story = {
  args: { content: { data: 'sample', hasWorkspace: true } },
  play: async (context) => {
    const panel = await openPanel(context, 'Sample data');
    await expect(getButtonTexts(panel)).toEqual(['', 'Open my workspace']);
  },
};

export const Workspace: Story = {
  args: { content: protectedWorkspaceContent },
  play: async (context) => {
    const panel = await openPanel(context, 'My workspace');
    await expect(panel).toHaveTextContent('Everything you save is kept, except passwords.');
    await expect(
      within(panel)
        .getAllByRole('term')
        .map(({ textContent }) => textContent),
    ).toEqual(['Kept in', 'Protected by the browser', 'Space used', 'Last backup']);
    await expect(
      within(panel)
        .getAllByRole('definition')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'This browser, on this device',
      "Yes, it stays until you delete it or clear the browser's data",
      '12.4 MB',
      '12-06-2026, 14:05',
    ]);
  },
};

export const NewWorkspace: Story = {
  args: { content: newWorkspaceContent },
  play: async (context) => {
    const panel = await openPanel(context, 'My workspace');
    await expect(panel).toHaveTextContent('No, the browser may delete it when space runs low, so back up regularly');
    await expect(panel).toHaveTextContent('Space used184 kB');
    await expect(panel).toHaveTextContent('Last backupNo backup yet');
  },
};

export const WorkspaceFitsAPhone: Story = { ...NewWorkspace, tags: ['!state', 'behaviour'], globals: phoneGlobals };

export const DamagedRecords: Story = {
  args: { content: { ...protectedWorkspaceContent, info: { ...protectedWorkspaceContent.info, damagedCount: 3 } } },
  play: async (context) => {
    await expect(await openPanel(context, 'My workspace')).toHaveTextContent(
      '3 records could not be read and were set aside. Everything else works. An earlier backup may still have them.',
    );
  },
};
