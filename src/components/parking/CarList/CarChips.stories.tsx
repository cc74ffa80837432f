import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CarChips } from './CarChips';

const meta = {
  title: 'Components/Parking/CarChips',
  component: CarChips,
  args: {
    cars: [
      { id: '1', emirate: 'abuDhabi', code: '16', number: '12345', nickname: 'Family car' },
      { id: '2', emirate: 'dubai', code: 'b', number: '777', nickname: '' },
    ],
    chosen: '1',
    onChoose: fn(),
  },
} satisfies Meta<typeof CarChips>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TellsWhichCar: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('radio', { name: 'Family car' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Dubai B 777' }));
    await expect(args.onChoose).toHaveBeenCalledWith('2');
    await userEvent.click(canvas.getByRole('radio', { name: 'Another car' }));
    await expect(args.onChoose).toHaveBeenCalledWith('another');
  },
};

export const ALongNickname: Story = {
  args: {
    cars: [{ id: '1', emirate: 'ajman', code: 'A', number: '1', nickname: 'The big red wagon of the whole family 4x' }],
  },
  globals: { viewport: { value: 'w360' } },
};
