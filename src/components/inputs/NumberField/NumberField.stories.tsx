import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';

import { limits } from '~/domain/printing/settings/limits';

import { NumberField } from './NumberField';
import type { NumberFieldProps } from './NumberField';

function Kept({ value, onChange, ...props }: NumberFieldProps) {
  const [kept, setKept] = useState(value);
  return (
    <NumberField
      {...props}
      value={kept}
      onChange={(next) => {
        setKept(next);
        onChange(next);
      }}
    />
  );
}

const meta = {
  title: 'Components/Inputs/NumberField',
  component: NumberField,
  render: (args) => <Kept {...args} />,
  args: { label: 'Width', value: 50, limits: limits.design, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Millimetres: Story = {};

export const Percent: Story = { args: { label: 'From left', value: 18, limits: limits.position, note: '9 mm' } };

export const WrongBesideOthers: Story = {
  args: { label: 'Digits', value: 4, limits: limits.seriesDigits, step: 1, fault: 'The last number needs 5 digits.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Digits' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('The last number needs 5 digits.');
  },
};

export const AppliesTheLimitWhenLeft: Story = {
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Width' });
    await step('typing is free', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '1');
      await expect(field).toHaveValue('1');
      await expect(field).toBeInvalid();
      await expect(canvas.getByText('At least 10 mm.')).toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.type(field, '5');
      await expect(args.onChange).toHaveBeenLastCalledWith(15);
    });
    await step('leaving raises what is too small, and says so', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '3');
      await userEvent.tab();
    });
    await expect(field).toHaveValue('10');
    await expect(field).toHaveAccessibleDescription('Raised to 10 mm, the least.');
    await expect(args.onChange).toHaveBeenLastCalledWith(10);
  },
};

export const ReadsCommasAndArabicDigits: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Width' });
    await userEvent.clear(field);
    await userEvent.type(field, '12,5');
    await expect(args.onChange).toHaveBeenLastCalledWith(12.5);
    await userEvent.clear(field);
    await userEvent.type(field, '٤٠');
    await userEvent.tab();
    await expect(args.onChange).toHaveBeenLastCalledWith(40);
    await expect(field).toHaveValue('40');
  },
};

export const GoesBackWhereNothingCanBeRead: Story = {
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Width' });
    await userEvent.clear(field);
    await userEvent.type(field, 'wide');
    await expect(canvas.getByText('Type a number, such as 12.5.')).toBeVisible();
    await userEvent.tab();
    await expect(field).toHaveValue('50');
    await expect(field).toHaveAccessibleDescription('“wide” is not a number: back to 50 mm.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const StepsWithArrowKeys: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Width' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(50.5);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith(45.5);
  },
};

export const ForgetsItsNoticeWhenAnotherSetsTheValue: Story = {
  render: function Shared(args) {
    const [value, setValue] = useState(args.value);
    return (
      <>
        <NumberField {...args} value={value} onChange={setValue} />
        {[50, 10].map((other) => (
          <button key={other} type="button" onClick={() => setValue(other)}>
            Set {other}
          </button>
        ))}
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Width' });
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Raised to 10 mm, the least.');
    await userEvent.click(canvas.getByRole('button', { name: 'Set 50' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Set 10' }));
    await expect(field).toHaveValue('10');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

export const ForgetsItsNoticeWhenTheSameIsTyped: Story = {
  args: { label: 'Top margin', value: 5, limits: limits.margin },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Top margin' });
    await userEvent.clear(field);
    await userEvent.type(field, '-5');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Raised to 0 mm, the least.');
    // The field is entered with its text selected, so that the 0 takes the place of a 0.
    await userEvent.tab({ shift: true });
    await userEvent.keyboard('0');
    await userEvent.tab();
    await expect(field).toHaveValue('0');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

export const RefusesWhatCanBeTwoNumbers: Story = {
  args: { limits: limits.paper },
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Width' });
    await userEvent.click(field);
    await userEvent.clear(field);
    await userEvent.paste('1,000');
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('This can be two numbers: write 1000 or 1.0.');
    await userEvent.tab();
    await expect(field).toHaveValue('50');
    await expect(field).toHaveAccessibleDescription('“1,000” can be two numbers: back to 50 mm. Write 1000 or 1.0.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ShowsTheMicrometresThatAreUsed: Story = {
  args: { value: 12.3456 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Width' })).toHaveValue('12.346');
  },
};
