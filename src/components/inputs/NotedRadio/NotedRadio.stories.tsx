import RadioGroup from '@mui/material/RadioGroup';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect } from 'storybook/test';

import { NotedRadio } from './NotedRadio';
import type { NotedRadioProps } from './NotedRadio';

/** The choice beside another that is chosen first. */
function Pair(props: NotedRadioProps) {
  const [value, setValue] = useState('sample');
  return (
    <RadioGroup aria-label="Which tags" value={value} onChange={(_, next) => setValue(next)}>
      <NotedRadio value="sample" label="Sample series" note="For trying out, not for customers" />
      <NotedRadio {...props} />
    </RadioGroup>
  );
}

const meta = {
  title: 'Components/Inputs/NotedRadio',
  component: NotedRadio,
  render: (args) => <Pair {...args} />,
  args: { value: 'series', label: 'Numbered series', note: 'Prefix, first number, digits' },
} satisfies Meta<typeof NotedRadio>;

export default meta;
type Story = StoryObj<typeof meta>;

export const IsChosenByItsNoteToo: Story = {
  play: async ({ canvas, userEvent }) => {
    const radio = canvas.getByRole('radio', { name: 'Numbered series' });
    await expect(radio).toHaveAccessibleDescription('Prefix, first number, digits');
    await userEvent.click(canvas.getByText('Prefix, first number, digits'));
    await expect(radio).toBeChecked();
    await expect(canvas.getByRole('radio', { name: 'Sample series' })).not.toBeChecked();
  },
};

export const Disabled: Story = { args: { disabled: true } };

export const InTheDark: Story = { globals: { theme: 'dark' } };
