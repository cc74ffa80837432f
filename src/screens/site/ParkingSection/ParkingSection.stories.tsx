import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';

import type { SavedCar } from '~/domain/parking/car';

import { ParkingSection } from './ParkingSection';

const meta = {
  title: 'Screens/Site/Auto/Parking by SMS',
  component: ParkingSection,
  parameters: { layout: 'fullscreen', acceptance: ['PUB-19', 'CON-02'] },
  args: { cars: [], onCarsChange: fn(), isKept: false, onKeepChange: fn() },
  render: function Kept(args) {
    const [cars, setCars] = useState<readonly SavedCar[]>(args.cars);
    const [isKept, setKept] = useState(args.isKept);
    return (
      <ParkingSection
        {...args}
        cars={cars}
        isKept={isKept}
        onCarsChange={(changed) => {
          setCars(changed);
          args.onCarsChange(changed);
        }}
        onKeepChange={(kept) => {
          setKept(kept);
          args.onKeepChange(kept);
        }}
      />
    );
  },
} satisfies Meta<typeof ParkingSection>;

export default meta;
type Story = StoryObj<typeof meta>;
type Stage = Parameters<NonNullable<Story['play']>>[0];

const twoCars: SavedCar[] = [
  { id: '1', emirate: 'abuDhabi', code: '16', number: '12345', nickname: 'Family car' },
  { id: '2', emirate: 'dubai', code: 'B', number: '777', nickname: '' },
];

async function drive({ canvas, userEvent }: Stage, car: { emirate: string; code: string; number: string }) {
  await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Plate emirate' }), car.emirate);
  await userEvent.type(canvas.getByLabelText('Plate code'), car.code);
  await userEvent.type(canvas.getByLabelText('Plate number'), car.number);
}

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Add a car: emirate, plate code, plate number, optional nickname.',
      'Pick one of five emirates: Abu Dhabi, Dubai, Sharjah, Ajman, RAK.',
      'The app detects the plate format and the SMS provider.',
      'Pick a zone and a duration.',
      'The app composes the SMS and opens the messaging app.',
    ]);
    await expect(canvas.getByText('The fee is deducted from mobile balance on two UAE carriers.')).toBeVisible();
    const places = within(canvas.getByRole('group', { name: 'Emirate you park in' })).getAllByRole('radio');
    await expect(places.map((place) => place.parentElement?.textContent)).toEqual([
      'Abu Dhabi',
      'Dubai',
      'Sharjah',
      'Ajman',
      'RAK',
    ]);
    await expect(canvas.getByRole('button', { name: 'Copy message' })).toBeDisabled();
  },
};

export const DubaiWithAnAbuDhabiPlate: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await drive(stage, { emirate: 'Abu Dhabi', code: '16', number: '12345' });
    await userEvent.click(canvas.getByRole('radio', { name: 'Dubai' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Zone' }), '335c');
    await userEvent.click(canvas.getByRole('radio', { name: '2' }));
    const phone = within(canvas.getByRole('group', { name: 'Your parking message' }));
    await expect(phone.getByText('AUH16 12345 335C 2')).toBeVisible();
    await expect(phone.getByText('Abu Dhabi plate, code 16')).toBeVisible();
    await expect(canvas.getByText('Plate format detected: Abu Dhabi, code 16.')).toBeVisible();
    await expect(canvas.getByText('Provider detected: mParking. Messages go to 7275.')).toBeVisible();
    await expect(phone.getByText(/Format last seen October 2024: check the sign\./)).toBeVisible();
  },
};

export const SavedCars: Story = {
  args: { cars: twoCars, isKept: true },
};

export const Dark: Story = { ...DubaiWithAnAbuDhabiPlate, globals: { theme: 'dark' } };

export const OnAPhone: Story = {
  ...DubaiWithAnAbuDhabiPlate,
  globals: { viewport: { value: 'w360' } },
};
