import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { selectedAudienceStyles } from './selectedAudienceStyles';
import { AudienceToggle } from './AudienceToggle';

const meta = {
  title: 'Components/Site/AudienceToggle',
  component: AudienceToggle,
  args: { legend: 'Show products for', name: 'audience' },
  render: (args) => (
    <Box sx={selectedAudienceStyles}>
      <AudienceToggle {...args} />
      <p data-audience="individuals">For one</p>
      <p data-audience="businesses">For many</p>
    </Box>
  ),
} satisfies Meta<typeof AudienceToggle>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('group', { name: 'Show products for' })).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Individuals' })).toBeChecked();
    await expect(canvas.getByText('For one')).toBeVisible();
    await expect(canvas.getByText('For many')).not.toBeVisible();
  },
};

export const ShowsTheSelectedAudience: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Businesses' }));
    await expect(canvas.getByText('For many')).toBeVisible();
    await expect(canvas.getByText('For one')).not.toBeVisible();
    await userEvent.keyboard('{ArrowLeft}');
    await expect(canvas.getByText('For one')).toBeVisible();
  },
};
