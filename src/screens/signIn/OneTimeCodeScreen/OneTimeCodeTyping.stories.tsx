import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { OneTimeCodeScreen } from './OneTimeCodeScreen';

const meta = {
  title: 'Screens/Sign in/One-time code/Typing',
  component: OneTimeCodeScreen,
  tags: ['behaviour'],
  parameters: { layout: 'fullscreen' },
  args: {
    email: 'owner@example.com',
    secondsLeft: 42,
    check: 'wrong',
    onVerify: fn(),
    onResend: fn(),
    onOpenEmailPage: fn(),
  },
} satisfies Meta<typeof OneTimeCodeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectCleared =
  (message: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(message)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'One-time code' }), '4');
    await expect(canvas.queryByText(message)).not.toBeInTheDocument();
  };

export const ClearsTheErrorOnTyping: Story = {
  play: expectCleared('OTP is Wrong please try another one'),
};

export const ClearsTheConfirmationOnTyping: Story = {
  args: { check: 'verified' },
  play: expectCleared('Code verified.'),
};
