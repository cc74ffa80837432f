import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, within } from 'storybook/test';

import { paths } from '~/domain/paths';

import { FlowStage } from './flow.stage';

const meta = {
  title: 'Flows/Add a package purchase',
  component: FlowStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { startPath: paths.admin.purchases() },
} satisfies Meta<typeof FlowStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SavesAPurchaseAfterThreeSteps: Story = {
  parameters: { acceptance: ['ADM-13', 'ADM-17'] },
  play: async ({ canvas, step, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Add Package Purchase' }));
    const wizard = within(await screen.findByRole('dialog', { name: 'Add Package Purchase' }));
    const clickNext = () => userEvent.click(wizard.getByRole('button', { name: 'Next' }));
    const chooseOption = async (field: string, option: string | RegExp) => {
      await userEvent.click(await wizard.findByRole('combobox', { name: field }));
      await userEvent.click(await screen.findByRole('option', { name: option }));
    };
    await step('fill in the package', async () => {
      await chooseOption('Package', /50 AiroTags/);
      await chooseOption('Buyer content type', 'Business');
      await userEvent.type(wizard.getByRole('textbox', { name: 'Buyer' }), 'Harbour Tags');
      await clickNext();
    });
    await step('fill in the payment', async () => {
      await expect(await wizard.findByRole('combobox', { name: 'Payment status' })).toHaveTextContent('Pending');
      await userEvent.type(wizard.getByRole('textbox', { name: 'Transaction ID' }), 'TX-1');
      await userEvent.type(wizard.getByRole('textbox', { name: 'Order ID' }), 'ORD-1');
      await userEvent.type(wizard.getByRole('textbox', { name: /Amount/ }), '30');
      await clickNext();
    });
    await step('fill in the dates and save', async () => {
      await fireEvent.change(await wizard.findByLabelText('Payment date'), { target: { value: '2026-06-15T09:00' } });
      await fireEvent.change(wizard.getByLabelText('Purchased at'), { target: { value: '2026-06-15T09:05' } });
      await userEvent.click(wizard.getByRole('button', { name: 'Save' }));
    });
    const successAlert = within(await screen.findByRole('alertdialog'));
    await expect(successAlert.getByText('Package Purchase added successfully!')).toBeVisible();
    await userEvent.click(successAlert.getByRole('button', { name: 'OK' }));
    await expect(await canvas.findByText('5 of 5')).toBeVisible();
  },
};
