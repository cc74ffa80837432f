import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';

import { paths } from '~/domain/paths';

import { FlowStage } from './flow.stage';

const meta = {
  title: 'Flows/Sign in: refuse, then allow',
  component: FlowStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { startPath: paths.signIn.email() },
} satisfies Meta<typeof FlowStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const consentText = 'This site uses cookies to improve your experience. Do you allow cookies?';
const alertText = 'You must allow cookies to continue.';

const findDialogButton = async (dialogName: string, buttonName: RegExp) =>
  within(await screen.findByRole('alertdialog', { name: dialogName })).getByRole('button', { name: buttonName });

export const SignsInOnlyAfterCookiesAreAllowed: Story = {
  parameters: { acceptance: ['LOG-05', 'LOG-06', 'LOG-07', 'LOG-08', 'VAL-03'] },
  play: async ({ canvas, step, userEvent }) => {
    await step('enter the email', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), 'owner@example.com{Enter}');
    });
    const loginButton = await canvas.findByRole('button', { name: 'Login' });
    await step('try to log in without a password', async () => {
      await userEvent.click(loginButton);
      await expect(await canvas.findByText('Please enter password')).toBeVisible();
      await expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    });
    await step('refuse cookies', async () => {
      await userEvent.type(canvas.getByLabelText('Password'), 'secret');
      await userEvent.click(loginButton);
      await userEvent.click(await findDialogButton(consentText, /^Refuse$/));
      await userEvent.click(await findDialogButton(alertText, /./));
      await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
      await expect(localStorage.getItem('cookieConsent')).toBeNull();
      await expect(document.cookie).not.toContain('auth=');
    });
    await step('allow cookies when asked again', async () => {
      await userEvent.click(loginButton);
      await userEvent.click(await findDialogButton(consentText, /^Allow$/));
      await expect(await canvas.findByRole('heading', { level: 1, name: 'Overview' })).toBeVisible();
      await expect(localStorage.getItem('cookieConsent')).toBe('true');
      await expect(document.cookie).toContain('auth=');
    });
  },
};
