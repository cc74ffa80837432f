import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { ScanBox } from './ScanBox';

/** Use next to a message on wide screens, to send it with a phone. On phones, a button opens the message. */
const meta = {
  title: 'Components/Parking/ScanBox',
  component: ScanBox,
  args: { completeMessage: { number: '7275', text: 'AABC 335C 2' }, isDoubtful: true },
} satisfies Meta<typeof ScanBox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ShowsCodeOfDoubtfulMessageOnRequest: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const name = 'QR code that opens this message on a phone';
    await expect(canvas.queryByRole('img', { name })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Show the code anyway' }));
    await expect(await canvas.findByRole('img', { name })).toBeVisible();
  },
};
