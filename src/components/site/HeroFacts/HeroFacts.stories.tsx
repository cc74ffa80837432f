import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { HeroFacts } from './HeroFacts';

/** Use at the top of a public page for two or three facts of a few words. Longer texts belong in a Section. */
const meta = {
  title: 'Components/Site/HeroFacts',
  component: HeroFacts,
  tags: ['state'],
} satisfies Meta<typeof HeroFacts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual([
      'No app and no account needed to scan',
      'No phone number exposed',
    ]);
  },
};
