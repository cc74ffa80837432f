import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';

import { sampleStores } from '~/components/site/stores.sample';
import { sampleCars } from '~/domain/parking/car.sample';

import { fillInParking, withinMessagePhone } from './fillInParking.play';
import { ParkingSection } from './ParkingSection';
import { ParkingStage } from './ParkingSection.stage';

const meta = {
  title: 'Screens/Site/Auto/Parking by SMS',
  component: ParkingSection,
  parameters: { layout: 'fullscreen' },
  tags: ['state'],
  args: { stores: [], cars: [], onCarsChange: fn(), isStored: false, onStoredChange: fn() },
  render: (args) => <ParkingStage {...args} />,
} satisfies Meta<typeof ParkingSection>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  parameters: { acceptance: ['PUB-19'] },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((step) => step.textContent)).toEqual([
      'Add a car: emirate, plate code, plate number, optional nickname.',
      'Pick one of five emirates: Abu Dhabi, Dubai, Sharjah, Ajman, RAK.',
      'The app detects the plate format and the SMS provider.',
      'Pick a zone and a duration.',
      'The app composes the SMS and opens the messaging app.',
    ]);
    await expect(canvas.getByText('The fee is deducted from mobile balance on two UAE carriers.')).toBeVisible();
    const form = canvas.getByRole('form', { name: 'Car and place' });
    await expect(form.compareDocumentPosition(canvas.getByRole('heading', { name: 'The app will do the same' }))).toBe(
      Node.DOCUMENT_POSITION_FOLLOWING,
    );
    const areaRadios = within(canvas.getByRole('group', { name: 'Emirate you park in' })).getAllByRole('radio');
    await expect(areaRadios.map((area) => area.parentElement?.textContent)).toEqual([
      'Abu Dhabi',
      'Dubai',
      'Sharjah',
      'Ajman',
      'RAK',
    ]);
    await expect(canvas.getByRole('textbox', { name: 'Nickname' })).toHaveAccessibleDescription('(optional)');
    await expect(canvas.getByRole('button', { name: 'Copy message' })).toBeDisabled();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const SaysThatTheAppDoesTheSame: Story = {
  tags: ['!state', 'behaviour'],
  args: { stores: sampleStores },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'The same in the app' })).toBeVisible();
  },
};

export const ShowsAnExampleBelowTheFieldsOnMobile: Story = {
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas, userEvent }) => {
    const messageStrip = canvas.getByRole('form', { name: 'Car and place' }).lastElementChild;
    await expect(messageStrip).toBeVisible();
    // The example is in the strip only, and not repeated in the card below.
    const visibleExamples = canvas.getAllByText('Example').filter((label) => label.checkVisibility());
    await expect(visibleExamples.map((label) => label.parentElement)).toEqual([messageStrip]);
    await userEvent.type(canvas.getByLabelText('Plate number'), '12345');
    await expect(messageStrip).toHaveTextContent('12345');
    await expect(canvas.queryByText('Example')).not.toBeInTheDocument();
  },
};

export const DubaiWithAbuDhabiPlate: Story = {
  parameters: { modes: 'phone', acceptance: ['PUB-19', 'CON-02'] },
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillInParking(context, ['Abu Dhabi', '16', '12345'], 'Dubai');
    await userEvent.type(canvas.getByRole('textbox', { name: 'Zone' }), '335c');
    await userEvent.click(canvas.getByRole('radio', { name: '2' }));
    await expect(withinMessagePhone(context).getByText('AUH16 12345 335C 2')).toBeVisible();
    await expect(withinMessagePhone(context).getByText('Abu Dhabi plate, code 16')).toBeVisible();
    await expect(canvas.getByText('Plate format detected: Abu Dhabi, code 16.')).toBeVisible();
    await expect(canvas.getByText('Provider detected: mParking. Messages go to 7275.')).toBeVisible();
    await expect(
      withinMessagePhone(context).getByText(
        /Format last confirmed in October 2024\. It may have changed\. Compare it with the sign\./,
      ),
    ).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBe(document.documentElement.clientWidth);
  },
};

export const SavedCars: Story = {
  args: { cars: sampleCars, isStored: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Family car' })).toBeChecked();
    await expect(canvas.getByLabelText('Plate number')).toHaveValue('12345');
    await expect(canvas.getByRole('checkbox', { name: 'Keep these cars on this device' })).toBeChecked();
  },
};

export const StorageBlocked: Story = {
  args: { cars: sampleCars, storageProblem: 'blocked' },
  play: async ({ canvas, userEvent }) => {
    const keepCheckbox = canvas.getByRole('checkbox', { name: 'Keep these cars on this device' });
    await userEvent.click(keepCheckbox);
    await expect(keepCheckbox).not.toBeChecked();
    await expect(keepCheckbox).toHaveAccessibleDescription(
      "This browser can't save your cars. They stay until you close the page.",
    );
  },
};

export const FitsAPhone: Story = {
  ...DubaiWithAbuDhabiPlate,
  tags: ['!state', 'behaviour'],
  globals: { viewport: { value: 'w360' } },
};
