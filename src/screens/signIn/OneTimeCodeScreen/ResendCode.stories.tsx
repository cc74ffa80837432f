import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ResendCode } from './ResendCode';

const meta = {
  title: 'Screens/Sign in/One-time code/Resend',
  component: ResendCode,
  tags: ['behaviour'],
  args: { secondsLeft: 59, onResend: fn() },
} satisfies Meta<typeof ResendCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IsDisabledDuringTheCountdown: Story = {
  parameters: { acceptance: ['LOG-11'] },
  play: async ({ args, canvas, userEvent }) => {
    const resendButton = canvas.getByRole('button', { name: 'Resend OTP in 00:59' });
    await expect(resendButton).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(resendButton);
    await expect(args.onResend).not.toHaveBeenCalled();
  },
};

export const RequestsACodeAfterTheCountdown: Story = {
  parameters: { acceptance: ['LOG-11'] },
  args: { secondsLeft: 0 },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByText('You can request a new code now.')).toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Resend OTP' }));
    await expect(args.onResend).toHaveBeenCalledOnce();
  },
};

/** Expects that the text starts at the left edge, like the fields above. */
export const StartsAtTheEdgeOfTheForm: Story = {
  args: { secondsLeft: 0 },
  play: async ({ canvas, canvasElement }) => {
    const { paddingLeft } = getComputedStyle(canvasElement);
    const canvasLeft = canvasElement.getBoundingClientRect().left + parseFloat(paddingLeft);
    await expect(canvas.getByText('Resend OTP').getBoundingClientRect().left).toBeCloseTo(canvasLeft, 0);
  },
};
