import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '~/domain/paths';

import { FlowStage } from './FlowStage';

const meta = {
  title: 'Flows/Sign in and print a sheet',
  component: FlowStage,
  parameters: { layout: 'fullscreen', acceptance: ['LOG-03', 'LOG-06', 'LOG-08', 'GRD-01', 'PRN-08'] },
  args: { start: paths.signIn.email() },
} satisfies Meta<typeof FlowStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = 'This site uses cookies to improve your experience. Do you allow cookies?';

export const FromTheEmailToTheSheet: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('enter the e-mail', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), 'owner@example.com');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
    });
    await step('refuse cookies, and be told', async () => {
      await userEvent.type(await canvas.findByLabelText('Password'), 'secret');
      await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
      const dialog = within(await screen.findByRole('alertdialog', { name: question }));
      await userEvent.click(dialog.getByRole('button', { name: 'Refuse' }));
      await userEvent.click(
        within(await screen.findByRole('alertdialog', { name: 'You must allow cookies to continue.' })).getByRole(
          'button',
        ),
      );
    });
    await step('allow them at the next attempt', async () => {
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
      await userEvent.click(
        within(await screen.findByRole('alertdialog', { name: question })).getByRole('button', { name: 'Allow' }),
      );
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
    });
    await step('ask for 17 stickers', async () => {
      await userEvent.click(within(canvas.getByRole('navigation')).getByRole('link', { name: 'Printing' }));
      const quantity = await canvas.findByRole('textbox', { name: 'Quantity' });
      await userEvent.clear(quantity);
      await userEvent.type(quantity, '17');
      await expect(canvas.getAllByText('17 stickers · 2 pages A4 · 16 a page (4 × 4)')[0]).toBeVisible();
    });
  },
};

export const NobodyIsLetInWithoutATicket: Story = {
  args: { start: paths.agency.printing() },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Continue' })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: 'Printing' })).not.toBeInTheDocument();
  },
};
