import RadioGroup from '@mui/material/RadioGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { RadioOption } from './RadioOption';

/** Use in a RadioGroup for options that need a sentence each. For short labels, use SegmentedControl. */
const meta = {
  title: 'Components/Inputs/RadioOption',
  component: RadioOption,
  render: (args) => (
    <RadioGroup aria-label="Which tags" defaultValue="sample">
      <RadioOption value="sample" label="Samples" note="For trying out, not for customers" />
      <RadioOption {...args} />
    </RadioGroup>
  ),
  args: { value: 'series', label: 'Numbered series', note: 'Prefix, first number, digits' },
} satisfies Meta<typeof RadioOption>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Disabled: Story = { tags: ['state'], args: { disabled: true } };

export const SelectsByClickOnItsDescription: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    const radio = canvas.getByRole('radio', { name: 'Numbered series' });
    await expect(radio).toHaveAccessibleDescription('Prefix, first number, digits');
    await userEvent.click(canvas.getByText('Prefix, first number, digits'));
    await expect(radio).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Samples' })).not.toBeChecked();
  },
};

export const AlignsTheRadioButtonWithItsLabel: Story = {
  tags: ['behaviour'],
  play: async ({ canvas }) => {
    const readCentre = (element: Element) => {
      const { top, height } = element.getBoundingClientRect();
      return top + height / 2;
    };
    const radio = canvas.getByRole('radio', { name: 'Numbered series' });
    await expect(readCentre(radio)).toBeCloseTo(readCentre(canvas.getByText('Numbered series')), 0);
  },
};
