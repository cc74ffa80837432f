import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import icons from 'virtual:icons';

import { SampleGrid } from './FoundationsSamples';

/** The icons that the product uses, by their names in Lucide. */
function Icons() {
  return (
    <SampleGrid>
      {Object.entries(icons).map(([name, Icon]) => (
        <Box component="li" key={name} sx={{ display: 'flex', alignItems: 'center', gap: 1.5 }}>
          <Icon size={20} />
          <Typography variant="body2">{name}</Typography>
        </Box>
      ))}
    </SampleGrid>
  );
}

const meta = { title: 'Foundations/Icons', component: Icons, tags: ['state'] } satisfies Meta<typeof Icons>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('arrow-right')).toBeVisible();
    await expect(canvas.getAllByRole('listitem').length).toBeGreaterThan(40);
  },
};
