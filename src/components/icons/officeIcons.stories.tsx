import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import * as listIcons from './listIcons';
import * as officeIcons from './officeIcons';

const icons = { ...officeIcons, ...listIcons };

function Gallery() {
  return (
    <Box component="ul" sx={{ display: 'flex', flexWrap: 'wrap', gap: 3, p: 3, listStyle: 'none' }}>
      {Object.entries(icons).map(([name, Icon]) => (
        <Box component="li" key={name} sx={{ display: 'grid', justifyItems: 'center', gap: 1 }}>
          <Icon />
          <Typography variant="caption">{name}</Typography>
        </Box>
      ))}
    </Box>
  );
}

const meta = {
  title: 'Components/Brand/Office icons',
  component: Gallery,
} satisfies Meta<typeof Gallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {};

export const AreDecorationBesideAWord: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(10);
    await expect(canvas.queryByRole('img')).not.toBeInTheDocument();
  },
};
