import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { MessageQrCode } from './MessageQrCode';

/** Use next to a message on wide screens, to send it with a phone. On phones, a button opens the message. */
const meta = {
  title: 'Components/Parking/MessageQrCode',
  component: MessageQrCode,
  args: { completeMessage: { number: '7275', text: 'AABC 335C 2' }, isDoubtful: true, onConfirm: fn() },
} satisfies Meta<typeof MessageQrCode>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsNoCodeBeforeTheMessageIsComplete: Story = {
  tags: ['behaviour'],
  args: { completeMessage: undefined, isDoubtful: false },
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
  play: async ({ canvas }) => {
    const hint = canvas.getByText('On a computer? Complete the form, then scan the code here with your phone.');
    await expect(hint).toBeVisible();
    await expect(hint.parentElement?.offsetHeight).toBeLessThan(100);
  },
};

export const AsksBeforeItShowsADoubtfulMessage: Story = {
  tags: ['behaviour'],
  decorators: [(Story) => <div style={{ width: 300 }}>{Story()}</div>],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
    const button = canvas.getByRole('button', { name: 'Show the code anyway' });
    const containerRect = button.parentElement?.getBoundingClientRect();
    await expect((containerRect?.right ?? 0) - button.getBoundingClientRect().right).toBeGreaterThanOrEqual(12);
    await userEvent.click(button);
    await expect(args.onConfirm).toHaveBeenCalledOnce();
  },
};
