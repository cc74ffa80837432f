import Box from '@mui/material/Box';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';

import { createSampleRun } from '../run.sample';
import { DesignGallery } from './DesignGallery';

/** Use in the settings, to choose a built-in design. Outside of the settings, use DesignStartCard. */
const meta = {
  title: 'Components/Printing/DesignGallery',
  component: DesignGallery,
  args: { label: 'Built-in designs', code: createSampleRun(1).getQr(0), chosenName: 'collar', onChoose: fn() },
  decorators: [
    (Story) => (
      <Box sx={{ width: 310 }}>
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof DesignGallery>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['state'],
  play: async ({ canvas }) => {
    const names = canvas.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
    await expect(names).toEqual([
      'Windshield, 50 × 60 mm',
      'Collar, 34 × 40 mm',
      'Desk, 68 × 44 mm',
      'Blank, 40 × 40 mm',
    ]);
    for (const designButton of canvas.getAllByRole('button'))
      await waitFor(() => expect(designButton).toContainHTML('href="data:image/svg+xml'));
  },
};

export const ChoosesADesign: Story = {
  tags: ['behaviour'],
  play: async ({ args, canvas, userEvent }) => {
    const chosenButton = canvas.getByRole('button', { pressed: true });
    await expect(chosenButton).toHaveAccessibleName('Collar, 34 × 40 mm');
    const otherButton = canvas.getByRole('button', { name: 'Windshield, 50 × 60 mm' });
    // The label of the chosen design is filled. A focus ring next to it does not touch it.
    await expect(getComputedStyle(chosenButton).backgroundColor).not.toBe(
      getComputedStyle(otherButton).backgroundColor,
    );
    await expect(
      chosenButton.getBoundingClientRect().left - otherButton.getBoundingClientRect().right,
    ).toBeGreaterThanOrEqual(6);
    await userEvent.click(canvas.getByRole('button', { name: 'Desk, 68 × 44 mm' }));
    await expect(args.onChoose).toHaveBeenCalledWith('desk');
  },
};
