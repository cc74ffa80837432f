import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { sampleCars } from '~/domain/parking/car.sample';

import { CarChips } from './CarChips';

const meta = {
  title: 'Components/Parking/CarChips',
  component: CarChips,
  args: {
    cars: sampleCars,
    value: '1',
    onChange: fn(),
  },
} satisfies Meta<typeof CarChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SelectsCar: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Family car' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dubai B 777' }));
    await expect(args.onChange).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('radio', { name: 'Another car' }));
    await expect(args.onChange).toHaveBeenCalledWith('another');
  },
};

export const LongNickname: Story = {
  tags: ['state'],
  args: {
    cars: [{ id: '1', emirate: 'ajman', code: 'A', number: '1', nickname: 'The big red wagon of the whole family 4x' }],
  },
  globals: { viewport: { value: 'w360' } },
};
