import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { describedBy } from './describedBy';
import { FieldNotes } from './FieldNotes';

const words = { hint: 'As printed on the sign.', error: 'A zone is digits and letters.' };

const meta = {
  title: 'Components/Site/FieldNotes',
  component: FieldNotes,
  args: { id: 'zone', ...words },
  render: (args) => (
    <>
      <input aria-label="Zone" aria-describedby={describedBy('zone', args)} />
      <FieldNotes {...args} />
    </>
  ),
} satisfies Meta<typeof FieldNotes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const DescribesItsField: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Zone' })).toHaveAccessibleDescription(
      'A zone is digits and letters. As printed on the sign.',
    );
  },
};

export const HintAlone: Story = { args: { error: undefined } };
