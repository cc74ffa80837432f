import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '~/domain/paths';
import type { TagPackage } from '~/domain/tagPackage/tagPackage';

import { createSampleEntity } from '../data/sample/createSampleEntity';
import { createSampleData } from '../data/sample/createSampleData';
import { FlowStage } from './flow.stage';

/** The app with sample data that contains no packages. */
function OfficeWithoutPackages({ startPath }: { startPath: string }) {
  const [{ admin, ...data }] = useState(() => createSampleData(new Date()));
  return (
    <FlowStage
      startPath={startPath}
      data={{ ...data, admin: { ...admin, packages: createSampleEntity<TagPackage>([]) } }}
    />
  );
}

const meta = {
  title: 'Flows/Add a package first',
  component: OfficeWithoutPackages,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { startPath: paths.admin.purchases() },
} satisfies Meta<typeof OfficeWithoutPackages>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OpensThePackageWizardAndReturns: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Package Purchase' }));
    const findAddLink = () => screen.findByRole('link', { name: 'Add a package' });
    await step('discard the typed text', async () => {
      await userEvent.type(await screen.findByRole('textbox', { name: 'Buyer' }), 'Harbour Tags');
      await userEvent.click(await findAddLink());
      const leaveDialog = within(await screen.findByRole('alertdialog'));
      await userEvent.click(leaveDialog.getByRole('button', { name: 'Leave' }));
    });
    await step('open the package wizard and cancel it', async () => {
      const wizard = within(await screen.findByRole('dialog', { name: 'Add Package' }));
      await waitFor(() => expect(wizard.getByRole('textbox', { name: 'Name' })).toHaveFocus());
      await userEvent.click(wizard.getByRole('button', { name: 'Cancel' }));
    });
    await screen.findByRole('dialog', { name: 'Add Package Purchase' });
    await waitFor(async () => expect(await findAddLink()).toHaveFocus());
    await expect(screen.getByRole('textbox', { name: 'Buyer' })).toHaveValue('');
  },
};
