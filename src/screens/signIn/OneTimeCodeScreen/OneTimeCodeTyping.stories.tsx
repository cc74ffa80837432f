import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import type { OneTimeCodeScreen } from './OneTimeCodeScreen';
import { oneTimeCodeMeta } from './OneTimeCodeScreen.stage';

const meta = {
  title: 'Screens/Sign in/One-time code/Typing',
  ...oneTimeCodeMeta,
  tags: ['behaviour'],
  args: { ...oneTimeCodeMeta.args, verificationStatus: 'wrong' },
} satisfies Meta<typeof OneTimeCodeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const expectTypingToClear =
  (message: string): Story['play'] =>
  async ({ canvas, userEvent }) => {
    await expect(await canvas.findByText(message)).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'One-time code' }), '4');
    await expect(canvas.queryByText(message)).not.toBeInTheDocument();
  };

export const ClearsTheErrorOnTyping: Story = {
  play: expectTypingToClear('OTP is Wrong please try another one'),
};

export const ClearsTheConfirmationOnTyping: Story = {
  args: { verificationStatus: 'verified' },
  play: expectTypingToClear('Code verified.'),
};
