import Button from '@mui/material/Button';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { EmptyState } from './EmptyState';

/**
 * Use where a list or a card has nothing to show, with a button for the next step. If a whole page failed, use
 * ErrorPage.
 */
const meta = {
  title: 'Components/Feedback/EmptyState',
  component: EmptyState,
  tags: ['state'],
  args: { iconVariant: 'ring', text: 'No agencies found.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('No agencies found.');
  },
};

export const WithoutMatches: Story = {
  args: { iconVariant: 'fallen', children: <Button variant="outlined">Clear the search</Button> },
};

export const Failed: Story = {
  args: {
    iconVariant: 'broken',
    text: "We couldn't load the agencies.",
    children: <Button variant="outlined">Try again</Button>,
  },
};
