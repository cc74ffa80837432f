import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, spyOn, waitFor, within } from 'storybook/test';

import { paths } from '~/domain/paths';
import { authCookie } from '~/domain/session/authCookie';

import { FlowStage } from './flow.stage';

const meta = {
  title: 'Flows/Add a partner with a wrong phone number',
  component: FlowStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { start: paths.agency.dashboard() },
  beforeEach: () => {
    document.cookie = `${authCookie.name}=${encodeURIComponent('{"token":"x"}')}; path=/`;
  },
} satisfies Meta<typeof FlowStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RejectsNineDigitsThenSaves: Story = {
  parameters: { acceptance: ['AGY-03', 'AGY-08', 'VAL-13'] },
  play: async ({ canvas, step, userEvent }) => {
    const log = spyOn(console, 'info').mockImplementation(() => undefined);
    await step('open the list from the dashboard', async () => {
      await userEvent.click(within(await canvas.findByRole('main')).getByRole('link', { name: 'Partners' }));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Partners' })).toBeVisible();
    });
    await userEvent.click(canvas.getByRole('button', { name: 'Add partner' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add partner' }));
    const phone = () => dialog.getByRole('textbox', { name: 'Phone number' });
    await step('enter nine digits', async () => {
      await userEvent.type(await dialog.findByRole('textbox', { name: 'First name' }), 'Nadia');
      await userEvent.type(dialog.getByRole('textbox', { name: 'Email' }), 'nadia@example.com');
      await userEvent.type(dialog.getByRole('textbox', { name: 'Company name' }), 'Sample Motors');
      await userEvent.type(phone(), '050000040{Enter}');
      await expect(within(await dialog.findByRole('alert')).getByRole('listitem')).toHaveTextContent(
        'Phone number must be 10 digits',
      );
      await waitFor(() => expect(phone()).toHaveFocus());
      await expect(log).not.toHaveBeenCalled();
    });
    await step('add the tenth digit and save', async () => {
      await userEvent.keyboard('1');
      await expect(phone()).toHaveValue('0500000401');
      await expect(dialog.queryByText('Phone number must be 10 digits')).not.toBeInTheDocument();
      await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    });
    const alert = within(await screen.findByRole('alertdialog'));
    await expect(alert.getByText('Partner added successfully!')).toBeVisible();
    await userEvent.click(alert.getByRole('button', { name: 'OK' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(log).toHaveBeenCalledOnce();
    await expect(log).toHaveBeenCalledWith('Partner', expect.objectContaining({ phone: '0500000401' }));
    await expect(canvas.getByText('24 of 24')).toBeVisible();
  },
};
