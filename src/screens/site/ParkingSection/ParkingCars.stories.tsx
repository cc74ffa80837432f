import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { sampleCars } from '~/domain/parking/car.sample';

import { fillInParking, withinMessagePhone } from './fillInParking.play';
import { ParkingSection } from './ParkingSection';
import { ParkingStage } from './ParkingSection.stage';

const meta = {
  title: 'Screens/Site/Auto/Parking by SMS/Cars',
  component: ParkingSection,
  parameters: { layout: 'fullscreen' },
  args: { stores: [], cars: [], onCarsChange: fn(), isStored: false, onStoredChange: fn() },
  render: (args) => <ParkingStage {...args} />,
  tags: ['behaviour'],
} satisfies Meta<typeof ParkingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AddsCar: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save this car' }));
    await expect(canvas.getByText('Choose the emirate on the plate first.')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Emirate on the plate' })).toHaveFocus();
    await userEvent.click(canvas.getByLabelText('Plate code'));
    await userEvent.paste('DXB B 12345');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Nickname' }), 'Van');
    await userEvent.click(canvas.getByRole('button', { name: 'Save this car' }));
    await expect(canvas.getByRole('radio', { name: 'Van' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Van' })).toHaveFocus();
    await expect(canvas.getByText('Van saved.')).toBeVisible();
    await expect(args.onCarsChange).toHaveBeenLastCalledWith([
      { id: '1', emirate: 'dubai', code: 'B', number: '12345', nickname: 'Van' },
    ]);
    await userEvent.click(canvas.getByRole('radio', { name: 'Another car' }));
    await expect(canvas.getByLabelText('Plate number')).toHaveValue('');
  },
};

export const RejectsInvalidAndDuplicateCars: Story = {
  args: { cars: sampleCars },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: 'Another car' }));
    await fillInParking(context, ['Dubai', 'B', '123456'], 'Dubai');
    await userEvent.click(canvas.getByRole('button', { name: 'Save this car' }));
    await expect(canvas.getByText('Check the plate number to save this car.')).toBeVisible();
    const numberField = canvas.getByLabelText('Plate number');
    await expect(numberField).toHaveFocus();
    await expect(numberField).toBeInvalid();
    await expect(numberField).toHaveValue('123456');
    await userEvent.clear(numberField);
    await userEvent.type(numberField, '777');
    await userEvent.click(canvas.getByRole('button', { name: 'Save this car' }));
    await expect(canvas.getByText('Dubai B 777 is already on your list.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Dubai B 777' })).toBeChecked();
    await expect(args.onCarsChange).not.toHaveBeenCalled();
  },
};

export const EditsSavedCar: Story = {
  args: { cars: sampleCars },
  play: async (context) => {
    const { args, canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('radio', { name: 'Dubai B 777' }));
    await userEvent.type(canvas.getByLabelText('Plate number'), '8');
    await userEvent.click(canvas.getByRole('radio', { name: 'Sharjah' }));
    await userEvent.click(canvas.getByRole('radio', { name: '2' }));
    await expect(withinMessagePhone(context).getByText('DXB 7778 2')).toBeVisible();
    await expect(args.onCarsChange).toHaveBeenLastCalledWith([
      sampleCars[0],
      { id: '2', emirate: 'dubai', code: 'B', number: '7778', nickname: '' },
    ]);
  },
};

export const UndoesRemoval: Story = {
  args: { cars: sampleCars },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove this car' }));
    await expect(canvas.getByText('Family car removed.')).toBeVisible();
    await expect(canvas.queryByRole('radio', { name: 'Family car' })).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(canvas.getByRole('radio', { name: 'Family car' })).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Family car' })).toHaveFocus();
  },
};

export const StopsStoringCars: Story = {
  args: { cars: sampleCars, isStored: true },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Keep these cars on this device' }));
    await expect(args.onStoredChange).toHaveBeenCalledWith(false);
    await expect(canvas.getByRole('checkbox', { name: 'Keep these cars on this device' })).not.toBeChecked();
    await expect(canvas.getByText('Family car')).toBeVisible();
  },
};
