import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';

import { ControlledStage } from '~/components/inputs/form.stage';

import { ColourField } from './ColourField';

/**
 * Use for a colour that is printed on stickers. Colours of the interface are theme tokens, which users cannot change.
 */
const meta = {
  title: 'Components/Printing/ColourField',
  component: ColourField,
  render: (args) => (
    <ControlledStage value={args.value} onChange={args.onChange}>
      {(control) => <ColourField {...args} {...control} />}
    </ControlledStage>
  ),
  args: { label: 'Code colour', value: '#000000', onChange: fn() },
} satisfies Meta<typeof ColourField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['state'] };

export const ReadsTypedDigits: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const digitsField = canvas.getByRole('textbox', { name: 'Code colour' });
    await userEvent.clear(digitsField);
    await userEvent.type(digitsField, '#1d4ed8');
    await expect(args.onChange).toHaveBeenLastCalledWith('#1D4ED8');
    await expect(canvas.getByLabelText('Code colour: choose')).toHaveValue('#1d4ed8');
  },
};

export const ReadsAPickedColour: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas }) => {
    await fireEvent.input(canvas.getByLabelText('Code colour: choose'), { target: { value: '#8e2415' } });
    await expect(args.onChange).toHaveBeenLastCalledWith('#8E2415');
    await expect(canvas.getByRole('textbox', { name: 'Code colour' })).toHaveValue('8E2415');
  },
};

export const RestoresTheColourWhenTheTextIsInvalid: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const digitsField = canvas.getByRole('textbox', { name: 'Code colour' });
    await userEvent.clear(digitsField);
    await userEvent.type(digitsField, 'red');
    await expect(digitsField).toHaveAccessibleDescription('Enter three or six digits, such as 1D4ED8.');
    await userEvent.tab();
    await expect(digitsField).toHaveValue('000000');
    await expect(digitsField).toHaveAccessibleDescription("“red” isn't a colour. Set back to 000000.");
    await expect(args.onChange).not.toHaveBeenCalled();
  },
};

export const ReadsThreeDigitsWithSpaces: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const digitsField = canvas.getByRole('textbox', { name: 'Code colour' });
    await userEvent.clear(digitsField);
    await userEvent.paste(' #c0f ');
    await expect(args.onChange).toHaveBeenLastCalledWith('#CC00FF');
    await userEvent.tab();
    await expect(digitsField).toHaveValue('CC00FF');
    await expect(digitsField).not.toHaveAccessibleDescription();
  },
};
