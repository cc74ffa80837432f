import FormControl from '@mui/material/FormControl';
import OutlinedInput from '@mui/material/OutlinedInput';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { FieldLabel } from './FieldLabel';

const meta = {
  title: 'Components/Inputs/FieldLabel',
  component: FieldLabel,
  args: { htmlFor: 'nickname', children: 'Nickname', note: '(optional)' },
  decorators: [
    (Story) => (
      <FormControl fullWidth>
        {Story()}
        <OutlinedInput id="nickname" />
      </FormControl>
    ),
  ],
} satisfies Meta<typeof FieldLabel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Nickname (optional)' })).toBeVisible();
  },
};
