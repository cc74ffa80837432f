import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { fillIn, phoneOf } from './fillIn.play';
import { ParkingSection } from './ParkingSection';
import { ParkingStage } from './ParkingSection.stage';

const meta = {
  title: 'Screens/Site/Auto/Parking by SMS/Places',
  component: ParkingSection,
  parameters: { layout: 'fullscreen' },
  args: { cars: [], onCarsChange: fn(), isKept: false, onKeepChange: fn() },
  render: (args) => <ParkingStage {...args} />,
} satisfies Meta<typeof ParkingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AbuDhabi: Story = {
  play: async (stage) => {
    await fillIn(stage, ['Abu Dhabi', '5', '12345'], 'Abu Dhabi');
    await stage.userEvent.click(stage.canvas.getByRole('radio', { name: 'S, standard' }));
    await stage.userEvent.selectOptions(stage.canvas.getByRole('combobox', { name: 'Longer duration in hours' }), '24');
    await expect(phoneOf(stage).getByText('AUH5 12345 S 24')).toBeVisible();
    await expect(phoneOf(stage).getByText('3009')).toBeVisible();
    await expect(phoneOf(stage).getByText(/Less sure: some write an Abu Dhabi plate by its colour/)).toBeVisible();
  },
};

export const Sharjah: Story = {
  play: async (stage) => {
    await fillIn(stage, ['Sharjah', '3', '12345'], 'Sharjah');
    await stage.userEvent.click(stage.canvas.getByRole('radio', { name: '5' }));
    await stage.userEvent.click(stage.canvas.getByRole('checkbox', { name: 'Ask for the reply in Arabic' }));
    await expect(phoneOf(stage).getByText('A SHJ 12345 5')).toBeVisible();
    await expect(phoneOf(stage).getByText('5566')).toBeVisible();
  },
};

export const Ajman: Story = {
  play: async (stage) => {
    await fillIn(stage, ['Ajman', 'A', '0123'], 'Ajman');
    await expect(phoneOf(stage).getByText('AJM A 0123')).toBeVisible();
    await expect(phoneOf(stage).getByText('5155')).toBeVisible();
    await expect(stage.canvas.getByRole('button', { name: 'Copy message' })).toBeEnabled();
  },
};

export const RakWithoutNumber: Story = {
  play: async (stage) => {
    await fillIn(stage, ['RAK', 'C', '987'], 'RAK');
    await expect(phoneOf(stage).getByText('Still missing: number on the sign.')).toBeVisible();
    await expect(phoneOf(stage).getByText(/This is a draft: send it only if the sign asks/)).toBeVisible();
    await stage.userEvent.click(stage.canvas.getByRole('button', { name: 'Fill in the number on the sign' }));
    await expect(stage.canvas.getByRole('textbox', { name: 'SMS number on the sign' })).toHaveFocus();
    await stage.userEvent.keyboard('4321');
    await expect(phoneOf(stage).getByText('4321')).toBeVisible();
    await expect(stage.canvas.getByRole('button', { name: 'Copy message' })).toBeEnabled();
  },
};
