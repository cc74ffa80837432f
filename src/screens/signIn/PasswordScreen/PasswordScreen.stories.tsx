import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { expectNoPageOverflow, phoneGlobals } from '~/components/a11y/reflow.play';

import { PasswordScreen } from './PasswordScreen';

const meta = {
  title: 'Screens/Sign in/Password',
  component: PasswordScreen,
  parameters: { layout: 'fullscreen' },
  args: {
    email: 'owner@example.com',
    isBusy: false,
    error: null,
    onLogin: fn(),
    onOpenCodePage: fn(),
    onOpenEmailPage: fn(),
  },
} satisfies Meta<typeof PasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  parameters: { modes: 'phone', acceptance: ['LOG-04'] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Enter your password' })).toBeVisible();
    await expect(canvas.getByText('owner@example.com')).toBeVisible();
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    // The text has no action: it is neither a link nor a button.
    await expect(canvas.getByText('Forget password?').closest('a, button')).toBeNull();
    await expect(canvas.getByRole('button', { name: 'Login' })).toBeVisible();
  },
};

export const WithoutEmail: Story = {
  tags: ['state'],
  args: { email: null },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { name: 'Enter your email' })).toHaveAttribute('href', '/login');
    await userEvent.type(canvas.getByLabelText('Password'), 'x{Enter}');
    await expect(args.onLogin).toHaveBeenLastCalledWith('x');
  },
};

export const WithError: Story = {
  tags: ['state'],
  args: { error: 'Cookies are switched off in this browser. Switch them on to sign in.' },
};

export const FitsAPhone: Story = { tags: ['behaviour'], globals: phoneGlobals, play: () => expectNoPageOverflow() };

export const RequiresAPassword: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['LOG-05', 'VAL-03'] },
  play: async ({ args, canvas, userEvent }) => {
    const passwordField = canvas.getByLabelText('Password');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findByText('Please enter password')).toBeVisible();
    await expect(passwordField).toHaveAccessibleDescription(expect.stringContaining('Please enter password'));
    await expect(args.onLogin).not.toHaveBeenCalled();
    await userEvent.type(passwordField, ' ');
    await expect(canvas.queryByText('Please enter password')).not.toBeInTheDocument();
  },
};

export const IgnoresSubmitWhileBusy: Story = {
  tags: ['behaviour'],
  args: { isBusy: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse{Enter}');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(canvas.getByRole('button', { name: 'Login' })).toHaveAttribute('aria-disabled', 'true');
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const LinksToTheOneTimeCodeAndTheEmail: Story = {
  tags: ['behaviour'],
  parameters: { acceptance: ['LOG-04'] },
  play: async ({ args, canvas, userEvent }) => {
    const codeLink = canvas.getByRole('link', { name: 'Login with OTP Instead' });
    await expect(codeLink).toHaveAttribute('href', '/verify-email');
    await userEvent.click(codeLink);
    await expect(args.onOpenCodePage).toHaveBeenCalledOnce();
    const changeLink = canvas.getByRole('link', { name: 'change' });
    await expect(changeLink).toHaveAttribute('href', '/login');
    await userEvent.click(changeLink);
    await expect(args.onOpenEmailPage).toHaveBeenCalledOnce();
  },
};

export const HidesThePasswordOnSubmit: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse');
    await userEvent.click(canvas.getByRole('button', { name: 'Show password' }));
    await expect(canvas.getByRole('textbox', { name: 'Password' })).toHaveValue('correct horse');
    await userEvent.keyboard('{Enter}');
    await expect(args.onLogin).toHaveBeenLastCalledWith('correct horse');
    await expect(canvas.getByLabelText('Password')).toHaveAttribute('type', 'password');
    await expect(canvas.getByRole('button', { name: 'Show password', pressed: false })).toBeVisible();
  },
};

export const AnnouncesARepeatedError: Story = {
  tags: ['behaviour'],
  args: { error: 'Cookies are switched off in this browser. Switch them on to sign in.' },
  play: async ({ args, canvas, userEvent }) => {
    const firstAlert = canvas.getByRole('alert');
    await userEvent.type(canvas.getByLabelText('Password'), 'secret');
    await expect(firstAlert).toBeInTheDocument();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(firstAlert).not.toBeInTheDocument());
    await expect(canvas.getByRole('alert')).toHaveTextContent('Cookies are switched off in this browser.');
    await expect(args.onLogin).toHaveBeenCalledOnce();
  },
};
