import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { demoTagFor } from '~/domain/tag/demoTags';

import { OwnerSwitches } from './OwnerSwitches';
import { visibilityStyles } from './switchKind';

const meta = {
  title: 'Components/Finder/OwnerSwitches',
  component: OwnerSwitches,
  args: { demonstration: demoTagFor('car') },
  render: (args) => (
    <Box sx={visibilityStyles(args.demonstration)}>
      <OwnerSwitches {...args} />
      <p data-detail="linkedMessage">A message</p>
      <p data-detail="contact">A contact</p>
      <Box component="p" data-when-empty sx={{ display: 'none' }}>
        Nothing
      </Box>
    </Box>
  ),
} satisfies Meta<typeof OwnerSwitches>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllOn: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('switch', { name: 'Show linked message' })).toBeChecked();
    await expect(canvas.getByRole('switch', { name: 'Show owner contact' })).toBeChecked();
    await expect(canvas.getByText('Nothing')).not.toBeVisible();
  },
};

export const HidesDetailsThatAreOff: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('switch', { name: 'Show linked message' }));
    await expect(canvas.getByText('A message')).not.toBeVisible();
    await expect(canvas.getByText('A contact')).toBeVisible();
    await expect(canvas.getByText('Nothing')).not.toBeVisible();
  },
};

export const ShowsMessageWhenAllAreOff: Story = {
  tags: ['behaviour'],
  play: async ({ canvas, userEvent }) => {
    for (const control of canvas.getAllByRole('switch')) await userEvent.click(control);
    await expect(canvas.getByText('Nothing')).toBeVisible();
  },
};

export const Mobile: Story = {
  tags: ['state'],
  args: { demonstration: demoTagFor('pet') },
  globals: { viewport: { value: 'w360' } },
  play: async ({ canvas }) => {
    for (const control of canvas.getAllByRole('switch'))
      await expect(control.closest('label')?.getBoundingClientRect().height).toBeGreaterThanOrEqual(44);
  },
};
