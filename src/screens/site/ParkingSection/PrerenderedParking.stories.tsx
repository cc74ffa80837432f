import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { Prerendered } from '~/components/site/Prerendered.stage';

import { ParkingStage } from './ParkingSection.stage';

const meta = {
  title: 'Screens/Site/Auto/Parking by SMS/Prerendered',
  component: Prerendered,
  parameters: { layout: 'fullscreen' },
  tags: ['behaviour'],
  args: {
    children: (
      <ParkingStage
        stores={[]}
        cars={[]}
        onCarsChange={() => undefined}
        isStored={false}
        onStoredChange={() => undefined}
      />
    ),
    onMismatch: fn(),
  },
} satisfies Meta<typeof Prerendered>;

export default meta;
type Story = StoryObj<typeof meta>;

export const KeepsInputFromBeforeHydration: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Emirate on the plate' }), 'Abu Dhabi');
    await userEvent.type(canvas.getByLabelText('Plate code'), '16');
    await userEvent.type(canvas.getByLabelText('Plate number'), '12345');
    await userEvent.click(canvas.getByRole('radio', { name: 'Dubai' }));
    await userEvent.type(canvas.getByRole('textbox', { name: 'Zone' }), '335C');
    await userEvent.click(canvas.getByRole('radio', { name: '2' }));
    await userEvent.hover(canvas.getByRole('button', { name: 'Hydrate' }));
    await expect(await canvas.findByText('Abu Dhabi plate, code 16')).toBeVisible();
    await expect(canvas.getByRole('combobox', { name: 'Emirate on the plate' })).toHaveValue('abuDhabi');
    await expect(canvas.getByRole('radio', { name: 'Dubai' })).toBeChecked();
    await expect(canvas.getByRole('button', { name: 'Copy message' })).toBeEnabled();
    await expect(args.onMismatch).not.toHaveBeenCalled();
  },
};
