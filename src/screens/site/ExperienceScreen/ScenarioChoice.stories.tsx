import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';

import { drawDemoCodes } from '~/domain/tag/drawDemoCodes';

import { ExperienceScreen } from './ExperienceScreen';

const meta = {
  title: 'Screens/Site/Experience/Choose a tag',
  component: ExperienceScreen,
  parameters: { layout: 'fullscreen' },
  args: { codes: drawDemoCodes('https://tag.example.com'), onOpenTag: fn() },
  globals: { viewport: { value: 'w360' } },
  tags: ['behaviour'],
} satisfies Meta<typeof ExperienceScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Selecting a scenario shows an icon next to its label, but does not make the labels higher. */
export const KeepsTheHeightOfTheChoiceOnMobile: Story = {
  play: async ({ canvas, userEvent }) => {
    const choiceGroup = canvas.getByRole('group', { name: 'Choose a tag' });
    const { height } = choiceGroup.getBoundingClientRect();
    await userEvent.click(canvas.getByRole('radio', { name: 'An award' }));
    await expect(choiceGroup.getBoundingClientRect().height).toBe(height);
  },
};
