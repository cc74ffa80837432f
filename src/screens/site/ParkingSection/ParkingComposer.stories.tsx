import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { parkedSample } from '~/domain/parking/car.sample';

import { phoneOf } from './fillIn.play';
import { ParkingSection } from './ParkingSection';
import { ParkingStage } from './ParkingSection.stage';

const meta = {
  title: 'Screens/Site/Auto/Parking by SMS/Composer',
  component: ParkingSection,
  parameters: { layout: 'fullscreen' },
  args: { cars: [], onCarsChange: fn(), isKept: false, onKeepChange: fn() },
  render: (args) => <ParkingStage {...args} />,
} satisfies Meta<typeof ParkingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const GrowsWithEachField: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    const parts = () =>
      phoneOf(stage)
        .getAllByRole('term')
        .map((part) => part.textContent);
    await expect(parts()).toEqual(['…', '…', '…', '…']);
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Plate emirate' }), 'Abu Dhabi');
    await expect(parts()).toEqual(['AUH', '…', '…', '…']);
    await userEvent.type(canvas.getByLabelText('Plate code'), '16');
    await expect(parts()).toEqual(['AUH16', '…', '…', '…']);
    await userEvent.type(canvas.getByLabelText('Plate number'), '12345');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dubai' }));
    await expect(phoneOf(stage).getByText('AUH16 12345')).toBeVisible();
    await userEvent.type(canvas.getByRole('textbox', { name: 'Zone' }), '335C');
    await userEvent.click(canvas.getByRole('radio', { name: '2' }));
    await expect(parts()).toEqual(['AUH16', '12345', '335C', '2']);
    await expect(phoneOf(stage).getByText('AUH16 12345 335C 2')).toBeVisible();
  },
};

export const AcceptsArabicDigits: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.type(canvas.getByLabelText('Plate code'), '١٦');
    await userEvent.type(canvas.getByLabelText('Plate number'), '۱۲۳۴۵');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dubai' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Zone' }), '٣٣٥ c');
    await userEvent.click(canvas.getByRole('radio', { name: '1' }));
    await expect(phoneOf(stage).getByText('AUH16 12345 335C 1')).toBeVisible();
  },
};

export const ExplainsAWrongPlate: Story = {
  play: async (stage) => {
    const { canvas, userEvent } = stage;
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Plate emirate' }), 'Sharjah');
    await userEvent.type(canvas.getByLabelText('Plate code'), 'ZZ');
    await userEvent.type(canvas.getByLabelText('Plate number'), '12345');
    await expect(canvas.getByLabelText('Plate code')).toHaveAccessibleDescription(
      /^A Sharjah code is one digit, such as 3. ZZ fits Dubai: check the plate emirate\./,
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Ajman' }));
    await expect(phoneOf(stage).getByText('SHJ ZZ 12345')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Copy message' })).toBeEnabled();
    await expect(canvas.getByRole('button', { name: 'Copy message' })).toHaveAccessibleDescription(
      'The plate code ZZ does not fit Sharjah; codes there have one digit. Check it before you send.',
    );
  },
};

export const LeadsToWhatIsMissing: Story = {
  args: { cars: parkedSample },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in the place' }));
    await expect(canvas.getByRole('radio', { name: 'Abu Dhabi' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in the zone' }));
    await expect(canvas.getByRole('radio', { name: 'S, standard' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await userEvent.click(canvas.getByRole('button', { name: 'Fill in the duration' }));
    await expect(canvas.getByRole('radio', { name: '1' })).toHaveFocus();
  },
};
