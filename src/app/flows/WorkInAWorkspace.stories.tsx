import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { fillIn } from '~/components/wizard/Wizard/wizard.play';
import type { User } from '~/components/wizard/Wizard/wizard.play';
import { paths } from '~/domain/paths';

import { officeActions } from '../office/officeActions';
import { removeAuthCookie, storeAuthCookie } from '../store/authCookieStorage';
import { portalAgencyStore } from '../store/portalAgencyStore';
import { printSelectionStore } from '../store/printSelectionStore';
import { FlowStage } from './flow.stage';

/** Deletes the workspace, the tags selected for printing and the portal's agency. The office then shows sample data. */
async function resetOffice() {
  printSelectionStore.getState().clear();
  portalAgencyStore.getState().clear();
  await officeActions.deleteWorkspace();
  officeActions.dismissResult();
}

const meta = {
  title: 'Flows/Work in a workspace',
  component: FlowStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  globals: { viewport: { value: 'w1440' } },
  args: { startPath: paths.admin.agencies() },
  beforeEach: async () => {
    storeAuthCookie();
    await resetOffice();
    return async () => {
      removeAuthCookie();
      await resetOffice();
    };
  },
} satisfies Meta<typeof FlowStage>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Starts a workspace in the panel of the chip 'Sample data', and closes the panel. */
async function startWorkspace(user: User, buttonName: RegExp) {
  await user.click(await screen.findByRole('button', { name: 'Sample data' }));
  await user.click(await screen.findByRole('button', { name: 'Start a workspace' }));
  await user.click(screen.getByRole('button', { name: buttonName }));
  const panel = within(await screen.findByRole('dialog', { name: 'My workspace' }));
  await panel.findByText('Your workspace is ready.');
  await user.click(panel.getByRole('button', { name: 'Close' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

/** Saves the open wizard, and closes the alert that shows `message`. */
async function saveWizard(user: User, message: string) {
  await user.click(screen.getByRole('button', { name: 'Save' }));
  const alert = within(await screen.findByRole('alertdialog'));
  await expect(alert.getByText(message)).toBeVisible();
  await user.click(alert.getByRole('button', { name: 'OK' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
}

export const AddsFindsEditsAndDeletesAnAgency: Story = {
  parameters: { acceptance: ['SET-01'] },
  play: async ({ canvas, step, userEvent }) => {
    await startWorkspace(userEvent, /^Empty/);
    await expect(await canvas.findByText('No agencies found.')).toBeVisible();
    await step('add an agency', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Add Agency' }));
      await screen.findByRole('dialog', { name: 'Add Agency' });
      await fillIn(userEvent, { Email: 'new@example.com{Enter}' });
      await fillIn(userEvent, { 'Agency name': 'New Tags' });
      await saveWizard(userEvent, 'Agency added successfully!');
    });
    await step('find the agency', async () => {
      await userEvent.type(canvas.getByRole('searchbox'), 'new@');
      await expect(await canvas.findByRole('rowheader', { name: 'New Tags' })).toBeVisible();
    });
    await step('edit the agency', async () => {
      await userEvent.click(canvas.getByRole('button', { name: 'Edit New Tags' }));
      await screen.findByRole('dialog', { name: 'Edit Agency' });
      await userEvent.click(screen.getByRole('button', { name: 'Next' }));
      await fillIn(userEvent, { 'Agency name': ' West' });
      await saveWizard(userEvent, 'Agency updated successfully!');
    });
    await step('delete the agency', async () => {
      await userEvent.click(await canvas.findByRole('button', { name: 'Delete New Tags West' }));
      await userEvent.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
      await waitFor(() => expect(canvas.queryByRole('rowheader')).not.toBeInTheDocument());
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await expect(await canvas.findByRole('rowheader', { name: 'New Tags West' })).toBeVisible();
  },
};

export const BuysAPackageAndPrintsItsTags: Story = {
  args: { startPath: paths.agency.buy() },
  parameters: { acceptance: ['SET-03'] },
  play: async ({ canvas, step, userEvent }) => {
    await startWorkspace(userEvent, /^With the sample data/);
    await userEvent.click(await canvas.findByRole('button', { name: /^Harbour Tags/ }));
    await step('buy 100 tags', async () => {
      const items = await canvas.findAllByRole('listitem');
      const starterPackage = items.find((item) => within(item).queryByText('Starter'));
      await userEvent.click(within(starterPackage ?? document.body).getByRole('button', { name: 'Buy Now' }));
      const confirmDialog = within(await screen.findByRole('dialog', { name: 'Buy this package?' }));
      await userEvent.click(confirmDialog.getByRole('button', { name: 'Buy' }));
      await expect(await screen.findByText('ORD-1006')).toBeVisible();
    });
    await step('put the tags on sheets', async () => {
      await userEvent.click(screen.getByRole('link', { name: 'Print them' }));
      await expect((await canvas.findAllByText('100 AiroTags'))[0]).toBeVisible();
      await expect(canvas.getByText('100 stickers · 7 pages A4 · 16 a page (4 × 4)')).toBeVisible();
    });
  },
};
