import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { sampleCars } from '~/domain/parking/car.sample';

import { fillInParking, withinMessagePhone } from './fillInParking.play';
import { ParkingSection } from './ParkingSection';
import { ParkingStage } from './ParkingSection.stage';

const meta = {
  title: 'Screens/Site/Auto/Parking by SMS/Composer',
  component: ParkingSection,
  parameters: { layout: 'fullscreen' },
  tags: ['behaviour'],
  args: { stores: [], cars: [], onCarsChange: fn(), isStored: false, onStoredChange: fn() },
  render: (args) => <ParkingStage {...args} />,
} satisfies Meta<typeof ParkingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UpdatesMessageWithEachField: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    const readMessageParts = () =>
      withinMessagePhone(context)
        .getAllByRole('term')
        .map((part) => part.textContent);
    await expect(readMessageParts()).toEqual(['', '', '', '']);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Emirate on the plate' }), 'Abu Dhabi');
    await expect(readMessageParts()).toEqual(['AUH', '…', '…', '…']);
    await userEvent.type(canvas.getByLabelText('Plate code'), '16');
    await expect(readMessageParts()).toEqual(['AUH16', '…', '…', '…']);
    await userEvent.type(canvas.getByLabelText('Plate number'), '١٢٣٤٥');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dubai' }));
    await expect(withinMessagePhone(context).getByText('AUH16 12345 … …')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Zone' }), '335C');
    await userEvent.click(canvas.getByRole('radio', { name: '2' }));
    await expect(readMessageParts()).toEqual(['AUH16', '12345', '335C', '2']);
    await expect(withinMessagePhone(context).getByText('AUH16 12345 335C 2')).toBeVisible();
  },
};

export const UsesZoneAndDurationOfAbuDhabi: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillInParking(context, ['Abu Dhabi', '5', '12345'], 'Abu Dhabi');
    await userEvent.click(canvas.getByRole('radio', { name: 'S, standard' }));
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'More than 5 hours' }), '24');
    await expect(withinMessagePhone(context).getByText('AUH5 12345 S 24')).toBeVisible();
    await expect(withinMessagePhone(context).getByText('3009')).toBeVisible();
    await expect(
      withinMessagePhone(context).getByText(/Plates can also go by colour: Red5 instead of AUH5\./),
    ).toBeVisible();
  },
};

export const AsksForReplyInArabic: Story = {
  play: async (context) => {
    await fillInParking(context, ['Sharjah', '3', '12345'], 'Sharjah');
    await context.userEvent.click(context.canvas.getByRole('radio', { name: '5' }));
    await context.userEvent.click(context.canvas.getByRole('checkbox', { name: 'Ask for the reply in Arabic' }));
    await expect(withinMessagePhone(context).getByText('A SHJ 12345 5')).toBeVisible();
  },
};

export const ComposesInvalidPlateWithWarning: Story = {
  play: async (context) => {
    const { canvas } = context;
    await fillInParking(context, ['Sharjah', 'ZZ', '12345'], 'Ajman');
    await expect(withinMessagePhone(context).getByText('SHJ ZZ 12345')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy message' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Copy message' })).toHaveAccessibleDescription(
      "The plate code ZZ doesn't match Sharjah. Codes there have one digit. Check it before you send.",
    );
  },
};

export const FocusesMissingFields: Story = {
  args: { cars: sampleCars },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Choose where you park' }));
    await expect(canvas.getByRole('radio', { name: 'Abu Dhabi' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the zone' }));
    await expect(canvas.getByRole('radio', { name: 'S, standard' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Choose the duration' }));
    await expect(canvas.getByRole('radio', { name: '1' })).toHaveFocus();
  },
};

export const AsksForTheSignNumberInRak: Story = {
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillInParking(context, ['RAK', 'C', '987'], 'RAK');
    await expect(withinMessagePhone(context).getByText('Still needed: number on the sign.')).toBeVisible();
    await expect(
      withinMessagePhone(context).getByText(/This is a draft\. Send it only if the sign asks for exactly this\./),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Enter the number on the sign' }));
    await expect(canvas.getByRole('textbox', { name: 'SMS number on the sign' })).toHaveFocus();
    await userEvent.keyboard('4321');
    await expect(withinMessagePhone(context).getByText('4321')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy message' })).toBeEnabled();
  },
};
