import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { sectors } from '~/domain/partner/sectors';

import { SectorIcon } from './SectorIcon';

const meta = {
  title: 'Components/Site/SectorIcon',
  component: SectorIcon,
  tags: ['state'],
  args: { sector: 'pets', size: 55 },
} satisfies Meta<typeof SectorIcon>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  render: ({ size }) => (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 4, color: 'primary.main', listStyle: 'none' }}>
      {sectors.map(({ id, name }) => (
        <li key={id}>
          <SectorIcon sector={id} {...(size && { size })} />
          {name}
        </li>
      ))}
    </Box>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
