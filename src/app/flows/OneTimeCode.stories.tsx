import type { Meta, StoryObj } from '@storybook/react-vite';
import MockDate from 'mockdate';
import { expect, spyOn, waitFor } from 'storybook/test';

import { paths } from '~/domain/paths';

import { FlowStage } from './flow.stage';

const meta = {
  title: 'Flows/One-time code fails, then resend',
  component: FlowStage,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: { startPath: paths.signIn.email() },
} satisfies Meta<typeof FlowStage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const RequestsANewCodeAfterAWrongOne: Story = {
  parameters: { acceptance: ['LOG-04', 'LOG-10', 'LOG-11', 'LOG-13', 'LOG-14'] },
  play: async ({ canvas, step, userEvent }) => {
    const fetch = spyOn(window, 'fetch').mockResolvedValue(new Response(null, { status: 401 }));
    await step('choose to sign in with a one-time code', async () => {
      await userEvent.type(await canvas.findByRole('textbox', { name: /Email/ }), 'owner@example.com');
      await userEvent.click(canvas.getByRole('button', { name: 'Continue' }));
      await userEvent.click(await canvas.findByRole('link', { name: 'Login with OTP Instead' }));
      await expect(await canvas.findByRole('heading', { name: 'Verify Email' })).toBeVisible();
      await expect(canvas.getByText('owner@example.com')).toBeVisible();
    });
    await step('enter a wrong code', async () => {
      await userEvent.type(canvas.getByRole('textbox', { name: 'One-time code' }), '4820{Enter}');
      await expect(await canvas.findByText('OTP is Wrong please try another one')).toBeVisible();
      await expect(fetch).toHaveBeenCalledOnce();
    });
    await step('request a new code after 59 seconds', async () => {
      MockDate.set(new Date('2026-06-15T09:01:00Z'));
      await userEvent.click(await canvas.findByRole('button', { name: 'Resend OTP' }));
      await expect(canvas.getByRole('button', { name: 'Resend OTP in 00:59' })).toHaveAttribute(
        'aria-disabled',
        'true',
      );
      await expect(fetch).toHaveBeenCalledOnce();
    });
    await step('enter the new code', async () => {
      fetch.mockResolvedValue(new Response(null, { status: 204 }));
      const codeField = canvas.getByRole('textbox', { name: 'One-time code' });
      await userEvent.clear(codeField);
      await userEvent.type(codeField, '4821{Enter}');
      await waitFor(() => expect(fetch).toHaveBeenCalledTimes(2));
      await waitFor(() =>
        expect(canvas.getByRole('button', { name: 'Verify OTP' })).not.toHaveAttribute('aria-disabled', 'true'),
      );
      await expect(codeField).toHaveAccessibleDescription('This demo sends no code. Sign in with a password.');
    });
    await step('change the email', async () => {
      await userEvent.click(canvas.getByRole('link', { name: 'change' }));
      await expect(await canvas.findByRole('textbox', { name: /Email/ })).toHaveValue('owner@example.com');
    });
  },
};
