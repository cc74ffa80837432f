import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ParkingSection } from './ParkingSection';
import { ParkingStage } from './ParkingSection.stage';

const meta = {
  title: 'Screens/Site/Auto/Parking by SMS/Layout',
  component: ParkingSection,
  parameters: { layout: 'fullscreen' },
  tags: ['behaviour'],
  args: { stores: [], cars: [], onCarsChange: fn(), isStored: false, onStoredChange: fn() },
  render: (args) => <ParkingStage {...args} />,
} satisfies Meta<typeof ParkingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const PhoneIsAsHighAsTheForm: Story = {
  play: async ({ canvas }) => {
    const formBox = canvas.getByRole('form', { name: 'Car and place' }).getBoundingClientRect();
    const phoneBox = canvas.getByRole('group', { name: 'Your parking message' }).getBoundingClientRect();
    await expect(Math.abs(phoneBox.top - formBox.top)).toBeLessThan(4);
    await expect(Math.abs(phoneBox.bottom - formBox.bottom)).toBeLessThan(4);
  },
};

export const StepsEndLevelWithTheFormOnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const formBox = canvas.getByRole('form', { name: 'Car and place' }).getBoundingClientRect();
    const stepsBox = canvas.getByRole('heading', { name: 'The app will do the same' }).parentElement;
    await expect(Math.abs((stepsBox?.getBoundingClientRect().bottom ?? NaN) - formBox.bottom)).toBeLessThan(4);
  },
};
