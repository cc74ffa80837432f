import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

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

/** The phone is as high as its content, and stays in view next to the form. */
export const KeepsThePhoneInViewOnATablet: Story = {
  globals: { viewport: { value: 'w768' } },
  play: async ({ canvas }) => {
    const phone = canvas.getByRole('group', { name: 'Your parking message' });
    await expect(phone.offsetHeight).toBe(640);
    await expect(phone).toHaveStyle({ position: 'sticky' });
    const hintBox = canvas.getByText('Fill in the form to get your message.').getBoundingClientRect();
    const bubbleBox = canvas.getByText('Emirate, code').closest('dl')?.nextElementSibling?.getBoundingClientRect();
    await expect(Math.round(hintBox.top - (bubbleBox?.bottom ?? NaN))).toBe(24);
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
    const steps = within(canvas.getByRole('list')).getAllByRole('listitem');
    await expect(steps).toHaveLength(5);
    await expect(new Set(steps.map((step) => step.getBoundingClientRect().left)).size).toBe(1);
  },
};
