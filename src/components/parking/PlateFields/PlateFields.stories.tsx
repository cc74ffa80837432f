import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { FieldGroup } from '~/components/site/FieldGroup/FieldGroup';
import { emptyCar } from '~/domain/parking/car';

import { PlateFields } from './PlateFields';

/** Use for a plate of the United Arab Emirates. Other countries need fields of their own. */
const meta = {
  title: 'Components/Parking/PlateFields',
  component: PlateFields,
  args: { car: emptyCar, onChange: fn() },
  decorators: [(Story) => <FieldGroup legend="Fields">{Story()}</FieldGroup>],
  render: function StatefulPlateFields(args) {
    const [car, setCar] = useState(args.car);
    return (
      <PlateFields
        {...args}
        car={car}
        onChange={(changes) => {
          setCar({ ...car, ...changes });
          args.onChange(changes);
        }}
      />
    );
  },
} satisfies Meta<typeof PlateFields>;

export default meta;
type Story = StoryObj<typeof meta>;

const dubaiCar = { emirate: 'dubai', code: 'B', number: '12345', nickname: '' } as const;

export const Empty: Story = { tags: ['state'] };

export const DetectsThePlateFormat: Story = {
  tags: ['behaviour'],
  args: { car: { ...emptyCar, code: 'B' } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Plate format detected: the code fits Dubai, Ajman or RAK.')).toBeVisible();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Emirate on the plate' }), 'RAK');
    await expect(canvas.getByText('Plate format detected: RAK, code B.')).toBeVisible();
    await userEvent.type(canvas.getByLabelText('Plate number'), 'ABC');
    await expect(canvas.queryByText(/Plate format detected/)).not.toBeInTheDocument();
  },
};

export const SplitsPastedPlate: Story = {
  tags: ['behaviour'],
  args: { car: dubaiCar },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByLabelText('Plate number'));
    await userEvent.paste('AUH 16 999');
    await expect(canvas.getByRole('combobox', { name: 'Emirate on the plate' })).toHaveValue('abuDhabi');
    await expect(canvas.getByLabelText('Plate code')).toHaveValue('16');
    await expect(canvas.getByLabelText('Plate number')).toHaveValue('999');
  },
};

export const SplitsTypedPlateIntoEmptyFieldsOnly: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const codeField = canvas.getByLabelText('Plate code');
    const numberField = canvas.getByLabelText('Plate number');
    await userEvent.type(numberField, 'b 12345');
    await userEvent.tab();
    await expect(codeField).toHaveValue('B');
    await expect(numberField).toHaveValue('12345');
    await userEvent.type(codeField, '1');
    await userEvent.tab();
    await expect(codeField).toHaveValue('B1');
    await expect(numberField).toHaveValue('12345');
  },
};

export const ShowsErrorsImmediately: Story = {
  tags: ['behaviour'],
  args: { car: { ...dubaiCar, number: '123456' }, areErrorsAlwaysShown: true },
  play: ({ canvas }) => expect(canvas.getByLabelText('Plate number')).toBeInvalid(),
};

export const AcceptsGroupedDigits: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const numberField = canvas.getByLabelText('Plate number');
    await expect(numberField).toHaveAccessibleDescription(
      'You can also paste the whole plate, for example AUH\u00a016\u00a012345.',
    );
    await expect(numberField).not.toHaveAttribute('inputmode', 'numeric');
    await userEvent.type(numberField, '12 345');
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Emirate on the plate' }), 'Abu Dhabi');
    await expect(canvas.getByLabelText('Plate code')).toHaveValue('');
    await expect(numberField).toHaveValue('12 345');
    await expect(numberField).toBeValid();
  },
};

export const ExplainsInvalidPlate: Story = {
  tags: ['behaviour'],
  args: { car: { ...dubaiCar, code: '', number: '' } },
  play: async ({ canvas, userEvent }) => {
    const codeField = canvas.getByLabelText('Plate code');
    await userEvent.type(codeField, '16');
    await expect(codeField).not.toHaveAttribute('aria-invalid');
    await userEvent.tab();
    await expect(codeField).toHaveAccessibleDescription(
      /^A Dubai code is one or two letters, such as B\. The code 16 belongs to Abu Dhabi\. Check the emirate on the plate\. You can also paste the/,
    );
    await userEvent.type(canvas.getByLabelText('Plate number'), '123456');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Plate number')).toHaveAccessibleDescription(
      /^A plate number is one to five digits, such as 12345\. Letters belong in the plate code\. You can also paste the/,
    );
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Emirate on the plate' }), 'Abu Dhabi');
    await expect(codeField).toBeValid();
  },
};
