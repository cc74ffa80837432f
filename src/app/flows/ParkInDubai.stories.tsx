import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';

import { paths } from '~/domain/paths';

import { parkedCarsStore } from '../store/parkedCarsStore';
import { FlowStage } from './flow.stage';

const meta = {
  title: 'Flows/Park in Dubai with an Abu Dhabi plate',
  component: FlowStage,
  parameters: { layout: 'fullscreen' },
  tags: ['behaviour'],
  args: { startPath: paths.site.auto() },
  beforeEach: () => parkedCarsStore.setState(parkedCarsStore.getInitialState()),
} satisfies Meta<typeof FlowStage>;

export default meta;
type Story = StoryObj<typeof meta>;

const keepCarsLabel = 'Keep these cars on this device';

export const CreatesAParkingMessageFromAPlate: Story = {
  parameters: { acceptance: ['PUB-19'] },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, step, userEvent }) => {
    const messagePreview = within(await canvas.findByRole('group', { name: 'Your parking message' }));
    await step('paste the plate', async () => {
      await userEvent.click(canvas.getByLabelText('Plate number'));
      await userEvent.paste('AUH 16 12345');
      await expect(canvas.getByText('Plate format detected: Abu Dhabi, code 16.')).toBeVisible();
    });
    await step('pick Dubai, a zone and a duration', async () => {
      await userEvent.click(canvas.getByRole('radio', { name: 'Dubai' }));
      await expect(canvas.getByText('Provider detected: mParking. Messages go to 7275.')).toBeVisible();
      await expect(messagePreview.getByText('Still needed: zone and duration.')).toBeVisible();
      await userEvent.type(canvas.getByRole('textbox', { name: 'Zone' }), '335c');
      await userEvent.click(canvas.getByRole('radio', { name: '2' }));
    });
    await step('see the message, with a link to the messaging app', async () => {
      await expect(messagePreview.getByText('AUH16 12345 335C 2')).toBeVisible();
      await expect(messagePreview.getByRole('link', { name: 'Open in Messages' })).toHaveAttribute(
        'href',
        'sms:7275?&body=AUH16%2012345%20335C%202',
      );
    });
  },
};

export const StoresCarsOnlyOnRequest: Story = {
  play: async ({ canvas, step, userEvent }) => {
    await step('save a car on the page without storing it', async () => {
      await userEvent.click(await canvas.findByLabelText('Plate code'));
      await userEvent.paste('AUH 16 12345');
      await userEvent.click(canvas.getByRole('button', { name: 'Save this car' }));
      await expect(canvas.getByRole('checkbox', { name: keepCarsLabel })).not.toBeChecked();
      await expect(localStorage).toHaveLength(0);
    });
    await step('store the car', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: keepCarsLabel }));
      await expect(localStorage.getItem('parkedcars')).toContain('12345');
    });
    await step('delete the stored car', async () => {
      await userEvent.click(canvas.getByRole('checkbox', { name: keepCarsLabel }));
      await expect(localStorage).toHaveLength(0);
      await expect(canvas.getByRole('radio', { name: 'Abu Dhabi 16 12345' })).toBeChecked();
    });
  },
};

export const RestoresStoredCars: Story = {
  beforeEach: () => {
    localStorage.setItem(
      'parkedcars',
      JSON.stringify({ cars: [{ id: '1', emirate: 'dubai', code: 'B', number: '777', nickname: 'Van' }] }),
    );
  },
  play: async ({ canvas, step }) => {
    await step('come back and find the stored car', async () => {
      await expect(await canvas.findByRole('radio', { name: 'Van' })).toBeChecked();
      await expect(canvas.getByRole('checkbox', { name: keepCarsLabel })).toBeChecked();
      await expect(canvas.getByLabelText('Plate number')).toHaveValue('777');
    });
  },
};
