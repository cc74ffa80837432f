import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { UnavailableNote } from './UnavailableNote';

/**
 * Use for a planned action that does not work yet. If the user may not do an action now, disable its control and say
 * why.
 */
const meta = {
  title: 'Components/Feedback/UnavailableNote',
  component: UnavailableNote,
  tags: ['state'],
  args: { id: 'note' },
  decorators: [
    (Story) => (
      <>
        <Button variant="outlined" aria-describedby="note">
          Go
        </Button>
        {Story()}
      </>
    ),
  ],
} satisfies Meta<typeof UnavailableNote>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Go' })).toHaveAccessibleDescription('Not available yet');
    await expect(canvas.getByText('Not available yet')).toBeVisible();
  },
};
