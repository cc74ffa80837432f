import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';

import { NavigationProgress } from './NavigationProgress';

const meta = {
  title: 'Components/Feedback/NavigationProgress',
  component: NavigationProgress,
  args: { waiting: true },
} satisfies Meta<typeof NavigationProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SpeaksUpWhenItTakesLong: Story = {
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Loading the next page…')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading the next page…');
  },
};

export const IsSilentUntilThen: Story = {
  args: { waiting: false },
  play: async ({ canvas }) => {
    // The region is there before its words, or nobody would be told of them.
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
  },
};

export const OnAPhoneInTheDark: Story = {
  ...SpeaksUpWhenItTakesLong,
  globals: { viewport: { value: 'w360' }, theme: 'dark' },
};
