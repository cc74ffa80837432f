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

/** Expects that the form is not stretched, and that the steps are below the form and the phone. */
export const KeepsTheGroupsTogetherOnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form', { name: 'Car and place' });
    const groupBox = canvas.getByRole('group', { name: 'Where you park' }).getBoundingClientRect();
    const hintBox = canvas.getByText('Several cars? Save them and pick one.').getBoundingClientRect();
    await expect(groupBox.top - hintBox.bottom).toBeLessThan(64);
    const stepsTitle = canvas.getByRole('heading', { name: 'The app will do the same' });
    await expect(stepsTitle.getBoundingClientRect().top).toBeGreaterThan(form.getBoundingClientRect().bottom);
  },
};
