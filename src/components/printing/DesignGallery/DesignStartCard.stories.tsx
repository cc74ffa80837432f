import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { createSampleRun } from '../run.sample';
import { DesignStartCard } from './DesignStartCard';

/** Use only while no design is uploaded. Once there is one, show the same choice as a DesignGallery in the settings. */
const meta = {
  title: 'Components/Printing/DesignStartCard',
  component: DesignStartCard,
  tags: ['state'],
  args: { code: createSampleRun(1).getQr(0), onChoose: fn() },
} satisfies Meta<typeof DesignStartCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Start with a design' })).toBeVisible();
    await expect(canvas.getByRole('group', { name: 'Start with a design' })).toBeVisible();
  },
};
