import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { CarActions } from './CarActions';

/** Use below PlateFields, to save the entered car for the next visit. To choose a saved car, use CarChips. */
const meta = {
  title: 'Components/Parking/CarActions',
  component: CarActions,
  args: {
    savedCarCount: 2,
    isSaved: true,
    actionResult: undefined,
    isStored: false,
    storageProblem: undefined,
    onAdd: fn(),
    onRemove: fn(),
    onUndo: fn(),
    onStoredChange: fn(),
  },
  tags: ['state'],
} satisfies Meta<typeof CarActions>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SavedCar: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove this car' }));
    await expect(args.onRemove).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Keep these cars on this device' }));
    await expect(args.onStoredChange).toHaveBeenCalledWith(true);
  },
};

export const EmptyList: Story = {
  args: { savedCarCount: 0, isSaved: false },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Save this car' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Removed: Story = {
  args: { savedCarCount: 1, actionResult: { kind: 'removed', name: 'Family car' } },
  play: async ({ args, canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Family car removed.');
    await expect(canvas.getByRole('button', { name: 'Undo' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onUndo).toHaveBeenCalledOnce();
  },
};

export const MissingPlateNumber: Story = {
  args: { savedCarCount: 0, isSaved: false, actionResult: { kind: 'missing', field: 'plateNumber' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Enter the plate number first.');
  },
};

export const ListFull: Story = {
  args: { savedCarCount: 20, isSaved: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Save this car' })).toBeDisabled();
    await expect(canvas.getByText('You can save up to 20 cars. Remove one to save another.')).toBeVisible();
  },
};

export const StorageFull: Story = {
  args: { isStored: true, storageProblem: 'full' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription(
      "This browser's storage is full, so your last change isn't saved. Your cars stay until you close the page.",
    );
  },
};
