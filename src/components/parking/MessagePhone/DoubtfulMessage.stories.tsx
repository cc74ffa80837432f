import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { composeMessage, emptyParking } from '~/domain/parking/message';

import { MessagePhone } from './MessagePhone';

const plate = { emirate: 'abuDhabi', code: '16', number: '123456' } as const;
const parking = { ...emptyParking, area: 'dubai', zone: '335C', hours: 2 } as const;

/** A complete message whose plate number looks wrong. For valid messages, see MessagePhone. */
const meta = {
  title: 'Components/Parking/MessagePhone/Doubtful',
  component: MessagePhone,
  args: { plate, parking, message: composeMessage(plate, parking), warnings: ['number'], onGoToField: fn() },
} satisfies Meta<typeof MessagePhone>;

export default meta;
type Story = StoryObj<typeof meta>;

export const ConfirmsADoubtfulMessage: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const bubble = canvas.getByText('AUH16 123456 335C 2');
    await expect(bubble).toHaveStyle({ outlineStyle: 'dashed' });
    await userEvent.click(canvas.getByRole('button', { name: 'Show the code anyway' }));
    await expect(await canvas.findByRole('img', { name: 'QR code that opens this message on a phone' })).toBeVisible();
    await expect(bubble).toHaveStyle({ outlineStyle: 'none' });
  },
};
