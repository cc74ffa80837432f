import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '~/domain/paths';

import { FlowStage } from './flow.stage';

const meta = {
  title: 'Flows/Sign in: refuse, then allow',
  component: FlowStage,
  parameters: { layout: 'fullscreen', acceptance: ['LOG-05', 'LOG-06', 'LOG-07', 'LOG-08', 'VAL-03'] },
  args: { start: paths.signIn.email() },
} satisfies Meta<typeof FlowStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const question = 'This site uses cookies to improve your experience. Do you allow cookies?';
const refusal = 'You must allow cookies to continue.';

const answer = async (dialog: string, button: RegExp) =>
  within(await screen.findByRole('alertdialog', { name: dialog })).getByRole('button', { name: button });

export const FromTheEmailToTheOverview: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('enter the email', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), 'owner@example.com{Enter}');
    });
    const login = await canvas.findByRole('button', { name: 'Login' });
    await step('forget the password: nothing is asked', async () => {
      await userEvent.click(login);
      await expect(await canvas.findByText('Please enter password')).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    await step('refuse cookies, and be told', async () => {
      await userEvent.type(canvas.getByLabelText('Password'), 'secret');
      await userEvent.click(login);
      await userEvent.click(await answer(question, /^Refuse$/));
      await userEvent.click(await answer(refusal, /./));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(localStorage.getItem('cookieConsent')).toBeNull();
      await expect(document.cookie).not.toContain('auth=');
    });
    await step('be asked again, and allow them', async () => {
      await userEvent.click(login);
      await userEvent.click(await answer(question, /^Allow$/));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
      await expect(localStorage.getItem('cookieConsent')).toBe('true');
      await expect(document.cookie).toContain('auth=');
    });
  },
};
