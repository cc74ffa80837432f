import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { emptyParking } from '~/domain/parking/message';

import { AreaFields } from './AreaFields';

/** Use in the parking composer, between PlateFields and StayFields. Not for addresses. */
const meta = {
  title: 'Components/Parking/AreaFields',
  component: AreaFields,
  args: { parking: emptyParking, onChange: fn() },
  render: function StatefulAreaFields(args) {
    const [parking, setParking] = useState(args.parking);
    return <AreaFields parking={parking} onChange={(changes) => setParking({ ...parking, ...changes })} />;
  },
  tags: ['behaviour'],
} satisfies Meta<typeof AreaFields>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DetectsTheProvider: Story = {
  play: async ({ canvas, userEvent }) => {
    for (const [area, hint] of [
      ['Abu Dhabi', 'Provider detected: Mawaqif. Messages go to 3009.'],
      ['Dubai', 'Provider detected: mParking. Messages go to 7275.'],
      ['Sharjah', 'Provider detected: Sharjah Municipality. Messages go to 5566.'],
      ['Ajman', 'Provider detected: Ajman Municipality. Messages go to 5155.'],
    ] as const) {
      await userEvent.click(canvas.getByRole('radio', { name: area }));
      await expect(canvas.getByText(hint)).toBeVisible();
    }
  },
};

export const AsksForTheSignNumberInRak: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'RAK' }));
    await expect(canvas.getByText("We don't know the SMS number in RAK. Find it on the sign.")).toBeVisible();
    const signNumberField = canvas.getByRole('textbox', { name: 'SMS number on the sign' });
    await userEvent.type(signNumberField, '12');
    await userEvent.tab();
    await expect(signNumberField).toHaveAccessibleDescription('Enter the number from the sign: 3 to 15 digits.');
  },
};

export const OffersReplyInArabic: Story = {
  args: { parking: { ...emptyParking, area: 'sharjah' } },
  play: async ({ canvas, userEvent }) => {
    const replyCheckbox = canvas.getByRole('checkbox', { name: 'Ask for the reply in Arabic' });
    await userEvent.click(replyCheckbox);
    await expect(replyCheckbox).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Ajman' }));
    await expect(replyCheckbox).not.toBeInTheDocument();
  },
};
