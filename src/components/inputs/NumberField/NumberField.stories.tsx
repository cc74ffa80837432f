import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { ControlledStage } from '../form.stage';
import { NumberField } from './NumberField';

/** Use for a measurement or another number that takes effect at once. In a form with Save, use FormNumberField. */
const meta = {
  title: 'Components/Inputs/NumberField',
  component: NumberField,
  render: (args) => (
    <ControlledStage value={args.value} onChange={args.onChange}>
      {(control) => (
        <>
          <NumberField {...args} {...control} />
          <Button onClick={() => control.onChange(50)}>Set 50</Button>
          <Button onClick={() => control.onChange(10)}>Set 10</Button>
        </>
      )}
    </ControlledStage>
  ),
  args: { label: 'Width', value: 50, limits: { min: 10, max: 2000, unit: 'mm' }, onChange: fn() },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Millimetres: Story = {
  tags: ['state'],
  args: { value: 12.3456 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Width' })).toHaveValue('12.346');
  },
};

export const Percent: Story = {
  tags: ['state'],
  args: { label: 'From left', value: 18, limits: { min: 0, max: 100, unit: '%' }, convertedValue: '9 mm' },
};

export const WithLiveError: Story = {
  tags: ['state'],
  args: { liveError: 'The last number needs 5 digits.' },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Width' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('The last number needs 5 digits.');
  },
};

export const AppliesLimitsOnBlur: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, step, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Width' });
    await step('applies no limit while typing', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '1');
      await expect(field).toHaveValue('1');
      await expect(field).toBeInvalid();
      await expect(canvas.getByText('At least 10 mm.')).toBeVisible();
      await expect(args.onChange).not.toHaveBeenCalled();
      await userEvent.type(field, '5');
      await expect(args.onChange).toHaveBeenLastCalledWith(15);
    });
    await step('applies the minimum on blur, with a notice', async () => {
      await userEvent.clear(field);
      await userEvent.type(field, '3');
      await userEvent.tab();
      await expect(field).toHaveValue('10');
      await expect(field).toHaveAccessibleDescription('Set to 10 mm, the minimum.');
      await expect(args.onChange).toHaveBeenLastCalledWith(10);
    });
  },
};

export const RestoresTheValueWhenTheTextIsAmbiguous: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Width' });
    await userEvent.clear(field);
    await userEvent.paste('1,000');
    await expect(field).toHaveAccessibleDescription('This can be two numbers: write 1000 or 1.0.');
    await userEvent.tab();
    await expect(field).toHaveValue('50');
    await expect(field).toHaveAccessibleDescription('“1,000” can be two numbers: back to 50 mm. Write 1000 or 1.0.');
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const StepsWithArrowKeys: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('textbox', { name: 'Width' }));
    await userEvent.keyboard('{ArrowUp}');
    await expect(args.onChange).toHaveBeenLastCalledWith(50.5);
    await userEvent.keyboard('{Shift>}{ArrowDown}{/Shift}');
    await expect(args.onChange).toHaveBeenLastCalledWith(45.5);
  },
};

export const ClearsTheNoticeWhenTheValueIsSetElsewhere: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Width' });
    await userEvent.clear(field);
    await userEvent.type(field, '3');
    await userEvent.tab();
    await expect(field).toHaveAccessibleDescription('Set to 10 mm, the minimum.');
    await userEvent.click(canvas.getByRole('button', { name: 'Set 50' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Set 10' }));
    await expect(field).toHaveValue('10');
    await expect(field).not.toHaveAccessibleDescription();
  },
};
